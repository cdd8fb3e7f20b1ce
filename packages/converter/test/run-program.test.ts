import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { runProgram } from '../src/run-program.ts';

const run = (script: string) =>
  runProgram({
    command: process.execPath,
    args: ['--eval', script],
    environment: {},
    cwd: tmpdir(),
    wallMs: 600_000,
    stall: { withinMs: 3_000, cpuMs: 20 },
  });

test('a program that stalls is ended before its time', async () => {
  expect(await run('setInterval(() => undefined, 60_000)')).toBe('stalled');
});

test('one that works is left alone until it ends', async () => {
  const work =
    'for (const start = process.cpuUsage().user; process.cpuUsage().user < start + 4e6; );';
  expect(await run(work)).toEqual({ code: 0 });
});
