import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { watchForStall, type StallRule } from './stall.ts';

export interface ProgramRun {
  command: string;
  args: string[];
  environment: Record<string, string>;
  cwd: string;
  wallMs: number;
  /** One that stalls is ended before its time. */
  stall?: StallRule | undefined;
  /** Files that become its standard input and take its standard output. */
  input?: string;
  output?: string;
}

/** How it ended: by itself, by the clock, as it stalled, or by a signal such as that of a limit. */
export type ProgramEnd = { code: number } | 'timeout' | 'stalled' | 'killed' | 'not_started';

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
  const stopped: { as?: ProgramEnd } = {};
  const stop = (as: ProgramEnd) => {
    stopped.as = as;
    kill();
  };
  const clock = setTimeout(() => stop('timeout'), run.wallMs);
  const unwatch =
    child.pid !== undefined && run.stall
      ? watchForStall(child.pid, run.stall, () => stop('stalled'))
      : undefined;
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
    return stopped.as ?? end;
  } finally {
    clearTimeout(clock);
    unwatch?.();
    kill();
  }
}
