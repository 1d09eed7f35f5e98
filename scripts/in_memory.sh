#!/bin/sh
# Runs a command whose temporary files lie in memory, where there is room for them: the tests confirm thousands of moves,
# and each of them waits for the disk. Usage: scripts/in_memory.sh COMMAND ARGUMENT...
set -eu
memory=/dev/shm
room=$(df -Pk "$memory" 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ "${room:-0}" -ge 1048576 ]; then
    folder=$(mktemp -d "$memory/queenswright-XXXXXX")
    trap 'rm -rf "$folder"' EXIT
    trap 'exit 130' INT TERM
    printf '#!/bin/sh\n' >"$folder/program" && chmod +x "$folder/program"
    if "$folder/program" 2>/dev/null; then  # in some containers nothing there may be run, which tests do
        export TMPDIR="$folder"
    fi
fi
"$@"
