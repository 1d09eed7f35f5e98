# Der Stellungseditor.
editor-tool-scout = Kundschafter
editor-tool-herb = Kräuterplättchen
editor-tool-no-herb = Plättchen wegnehmen
