#!/bin/sh
# Stops what its parent started when the parent is killed without a chance to do it itself. Plain sh: it must
# outlive the parent, cost nothing, and be there on every system. It reads from a pipe:
#   add SIGNAL pid   watch this process; newest first, so that clients go before the servers they use
#   del pid          it is gone
#   dir path         a temporary folder to remove as well
#   end              everything was stopped in order
# The end of the pipe without "end" is the parent's death.
trap '' INT TERM HUP
list=''
while read -r verb a b; do
  case $verb in
    add) list="$a:$b $list" ;;
    del) keep=''; for e in $list; do [ "${e#*:}" = "$a" ] || keep="$keep$e "; done; list=$keep ;;
    dir) dir=$a ;;
    end) exit 0 ;;
  esac
done
for e in $list; do kill -s "${e%%:*}" "${e#*:}" 2>/dev/null; done
[ -n "$dir" ] || exit 0
n=0
for e in $list; do
  while kill -0 "${e#*:}" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n + 1)); done
done
rm -rf "$dir"
