import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessIdentity } from './process-identity.ts';

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
  const child = spawn('sh', [join(import.meta.dirname, 'guardian.sh')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The pipe must not keep us alive, and the death of the guardian must not end us.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  const write = (line: string): void => {
    child.stdin.write(`${line}\n`);
  };
  if (temporaryDir !== undefined) write(`dir ${temporaryDir}`);
  return {
    watch: ({ pid }, stopSignal) => write(`add ${stopSignal.slice(3)} ${pid}`),
    forget: ({ pid }) => write(`del ${pid}`),
    release: () => {
      write('end');
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
