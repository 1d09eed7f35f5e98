# The position editor.
editor-tool-scout = Scout
editor-tool-herb = Herb token
editor-tool-no-herb = Take a token away
