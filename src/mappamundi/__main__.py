"""`python -m mappamundi` is the command `mappamundi`."""

import sys

from mappamundi.cli import main

if __name__ == "__main__":
    sys.exit(main())
