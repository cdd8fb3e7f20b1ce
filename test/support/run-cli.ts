import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const entry = join(import.meta.dirname, '..', '..', 'bin', 'countersign.js');

export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** `countersign <args>` as a process of its own, with this environment and nothing else. */
export function runCli(args: string[], env: NodeJS.ProcessEnv): Promise<CliResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [entry, ...args], { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, stdout, stderr });
    });
  });
}
