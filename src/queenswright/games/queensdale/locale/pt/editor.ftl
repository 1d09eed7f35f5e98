# O editor de situações.
editor-tool-scout = Batedor
editor-tool-herb = Ficha de erva
editor-tool-no-herb = Tirar uma ficha
