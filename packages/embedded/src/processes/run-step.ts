import { spawn } from 'node:child_process';

export interface StepResult {
  ok: boolean;
  /** All of stdout. */
  stdout: string;
  /** The last thing it complained about, for a message. */
  lastError: string;
}

export interface StepOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  onErrorLine?: (line: string) => void;
}

/** Runs a program to its end; a program that is missing or fails is an answer, not an exception. */
export async function runStep(
  command: string,
  args: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const { onErrorLine, signal, ...rest } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...rest,
      ...(signal === undefined ? {} : { signal }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let partial = '';
    let lastError = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const lines = (partial + text).split('\n');
      partial = lines.pop() ?? '';
      for (const line of lines) {
        if (line.trim() !== '') lastError = line.trim();
        onErrorLine?.(line);
      }
    });
    child.once('error', (error) => resolve({ ok: false, stdout, lastError: error.message }));
    child.once('close', (code) => {
      resolve({ ok: code === 0, stdout, lastError: partial.trim() || lastError });
    });
  });
}
