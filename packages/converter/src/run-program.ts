import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';

export interface ProgramRun {
  command: string;
  args: string[];
  environment: Record<string, string>;
  cwd: string;
  wallMs: number;
  /** Files that become its standard input and take its standard output. */
  input?: string;
  output?: string;
}

/** How it ended: by itself, by the clock, or by a signal such as that of a limit. */
export type ProgramEnd = { code: number } | 'timeout' | 'killed' | 'not_started';

/** A little behind what people wait for at once. */
const niceness = 5;

/** Runs a program to its end, with nothing of our environment; never rejects. */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const child = spawn(run.command, run.args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: run.environment,
    cwd: run.cwd,
    // A group of its own: what it starts in turn ends with it.
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended already.
    }
  };
  let timeIsUp = false;
  // A function, because what was false before a wait need not be false after it.
  const late = () => timeIsUp;
  const clock = setTimeout(() => {
    timeIsUp = true;
    kill();
  }, run.wallMs);
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // It has ended in the meantime.
  }
  const ended = new Promise<ProgramEnd>((resolve) => {
    child.once('error', () => resolve('not_started'));
    child.once('close', (code) => resolve(code === null ? 'killed' : { code }));
  });
  // A pipe that breaks shows in how the program ends.
  const moved: Promise<unknown>[] = [];
  if (run.input === undefined) child.stdin.end();
  else moved.push(pipeline(createReadStream(run.input), child.stdin).catch(() => undefined));
  if (run.output === undefined) child.stdout.resume();
  else moved.push(pipeline(child.stdout, createWriteStream(run.output)).catch(kill));
  try {
    const end = await ended;
    await Promise.all(moved);
    return late() ? 'timeout' : end;
  } finally {
    clearTimeout(clock);
    kill();
  }
}
