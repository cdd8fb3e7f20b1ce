import { expect, test } from '@jest/globals';
import { crashPoints } from '../../src/outside/drill.ts';
import { makeRandom } from '../../tools/drill/random.ts';
import { planBlows } from '../../tools/drill/saboteur.ts';

const rounds = Array.from({ length: 200 }, (_, round) => planBlows(makeRandom(`round ${round}`)));

test('two hundred rounds arm every crash point', () => {
  const armed = new Set(
    rounds.flat().flatMap(({ blow }) => (blow.how === 'arm' ? [blow.point] : [])),
  );
  expect([...armed].sort()).toEqual([...crashPoints].sort());
});

test('the relay is made to have something to lease before it is to die over it', () => {
  const points = rounds.map((blows) =>
    blows.flatMap(({ blow }) => (blow.how === 'arm' ? [blow.point] : [])),
  );
  const dying = points.filter((armed) => armed.includes('after-lease-before-tell'));
  expect(dying.length).toBeGreaterThan(0);
  expect(dying.every((armed) => armed.includes('after-commit-before-tell'))).toBe(true);
});
