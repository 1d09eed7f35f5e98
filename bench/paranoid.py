"""The search that takes all others for allies against it, to compare with the one in use (docs/bots.md).

queenswright arena --bot bench.paranoid:Paranoid --seats paranoid:10,mcts:10,mcts:10 --games 300
"""

from queenswright.bots.mind import Style
from queenswright.bots.search import SearchBot


class Paranoid(SearchBot):
    """`mcts` with paranoid backups instead of max^n."""

    style = Style(paranoid=True)
