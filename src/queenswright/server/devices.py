"""What kind of device a browser runs on, in two words: enough to recognise one's own."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("python", "Python"),
    ("curl", "curl"),
)
"""What stands in the name that a browser gives itself, the most telling first: nearly all say Safari too."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """The browser and the system; empty when neither is known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1")
    'Safari · iPhone'
    """
    found = [next((name for word, name in words if word in agent), "") for words in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)
