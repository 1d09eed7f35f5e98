"""The rules of The Rise of Queensdale, one module per chapter of the manual."""
