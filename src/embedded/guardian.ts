import { spawn } from 'node:child_process';
import type { ProcessIdentity } from './process-identity.ts';

/**
 * Reads "add SIGNAL pid" and "del pid" until we close the pipe on purpose ("end") or die, then stops what is left.
 * Plain sh: it must outlive us, cost nothing, and be there on every system. Newest first, so that the
 * API and the worker go before the servers they use.
 */
const script = `
trap '' INT TERM HUP
list=''
while read -r verb a b; do
  case $verb in
    add) list="$a:$b $list" ;;
    del) keep=''; for e in $list; do [ "\${e#*:}" = "$a" ] || keep="$keep$e "; done; list=$keep ;;
    dir) dir=$a ;;
    end) exit 0 ;;
  esac
done
for e in $list; do kill -s "\${e%%:*}" "\${e#*:}" 2>/dev/null; done
[ -n "$dir" ] || exit 0
n=0
for e in $list; do
  while kill -0 "\${e#*:}" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n + 1)); done
done
rm -rf "$dir"
`;

/** Stops what we started when we are killed without a chance to do it ourselves. */
export interface Guardian {
  watch(target: ProcessIdentity, stopSignal: NodeJS.Signals): void;
  forget(target: ProcessIdentity): void;
  /** Everything was stopped in order: nothing is left to guard. */
  release(): void;
  /** Does its work now instead of after our death; returns when it is done. */
  finish(): Promise<void>;
}

/** @param temporaryDir removed as well when we die (it must not contain white space). */
export function startGuardian(temporaryDir?: string): Guardian {
  const child = spawn('sh', ['-c', script, 'countersign-guardian'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The pipe must not keep us alive, nor a guardian that somebody killed take us with it.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  const tell = (line: string): void => {
    child.stdin.write(`${line}\n`);
  };
  if (temporaryDir !== undefined) tell(`dir ${temporaryDir}`);
  return {
    watch: ({ pid }, stopSignal) => tell(`add ${stopSignal.slice(3)} ${pid}`),
    forget: ({ pid }) => tell(`del ${pid}`),
    release: () => {
      tell('end');
      child.stdin.end();
    },
    finish: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.ref();
      child.stdin.end();
      await gone;
    },
  };
}
