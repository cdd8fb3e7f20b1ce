import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { crashPoints } from '../../tools/drill/faults/crash-points.ts';
import {
  armed,
  armedPoints,
  makeInjector,
  planFaults,
  tripped,
} from '../../tools/drill/faults/inject.ts';
import { makeRandom } from '../../tools/drill/harness/random.ts';
import { makeTimeline } from '../../tools/drill/harness/timeline.ts';

const rounds = Array.from({ length: 200 }, (_, round) => planFaults(makeRandom(`round ${round}`)));

test('two hundred rounds arm every crash point', () => {
  const points = new Set(rounds.flatMap(armedPoints));
  expect([...points].sort()).toEqual([...crashPoints].sort());
});

test('the relay is made to have something to lease before it is to die over it', () => {
  const dying = rounds
    .map(armedPoints)
    .filter((points) => points.includes('after-lease-before-dispatch'));
  expect(dying.length).toBeGreaterThan(0);
  expect(dying.every((points) => points.includes('after-commit-before-dispatch'))).toBe(true);
});

let crashPointsDir: string;
beforeEach(() => {
  crashPointsDir = mkdtempSync(join(tmpdir(), 'countersign-drill-test-'));
});
afterEach(() => rmSync(crashPointsDir, { recursive: true, force: true }));

test('what was armed and is gone has tripped, and the rest is disarmed', async () => {
  const pids = () => Promise.resolve({});
  const injector = makeInjector({ crashPointsDir, pids }, makeTimeline());
  const [met, missed] = ['after-mail-before-row', 'after-post-before-row'] as const;
  await injector.inject({ how: 'arm', point: met, passages: 2 });
  await injector.inject({ how: 'arm', point: missed, passages: 0 });
  await injector.inject({ how: 'kill', service: 'worker' });
  expect(readFileSync(join(crashPointsDir, met), 'utf8')).toBe('2');
  rmSync(join(crashPointsDir, met));
  await injector.disarm([met, missed]);
  await injector.disarm([missed]);
  expect([...injector.counts]).toEqual([
    [armed(met), 1],
    [armed(missed), 1],
    [tripped(met), 1],
    [tripped(missed), 1],
  ]);
});
