import { expect, test } from '@jest/globals';
import { placesIn, requireSoundFacts } from '../../src/intake/check-answer.ts';
import type { PageGeometry } from '../../src/page-geometry.ts';

const page: PageGeometry = { box: [0, 0, 595, 842], turn: 90, unit: 1 };
const facts =
  (pages: unknown, pageCount: unknown = 1) =>
  () => {
    requireSoundFacts({ pages, pageCount } as Parameters<typeof requireSoundFacts>[0]);
  };

test('facts of pages are believed only as a file can have them', () => {
  expect(facts([page])).not.toThrow();
  expect(facts([], 0)).not.toThrow();
  const wrong = [
    facts([]),
    facts([page, page]),
    facts(undefined),
    facts({ length: 1, every: true }),
    facts([null]),
    facts([{ ...page, turn: 45 }]),
    facts([{ ...page, unit: 0 }]),
    facts([{ ...page, unit: null }]),
    facts([{ ...page, box: [0, 0, 595] }]),
    facts([{ ...page, box: [0, 0, 0, 842] }]),
    facts([{ ...page, box: [0, 0, '595', 842] }]),
    facts([page], 1.5),
    facts([page], '1'),
  ];
  for (const one of wrong) expect(one).toThrow('out of form');
});

const asked = { texts: ['one', 'two'], pageCount: 2 };

test('places are believed only on pages that the file has, and as many as were asked for', () => {
  expect(placesIn([[[1, 2.5, -3, 4, 0]], []], asked)).toEqual([
    [{ page: 1, box: { x: 2.5, y: -3, width: 4, height: 0 } }],
    [],
  ]);
  const place = [0, 1, 1, 1, 1];
  const wrong = [
    undefined,
    {},
    [[]],
    [[], [], []],
    [[], 'two'],
    [[[2, 1, 1, 1, 1]], []],
    [[[-1, 1, 1, 1, 1]], []],
    [[[0.5, 1, 1, 1, 1]], []],
    [[[0, null, 1, 1, 1]], []],
    [[[0, 1, 1, -1, 1]], []],
    [[[0, 1, 1, 1]], []],
    [Array.from({ length: 100_000 }, () => place), []],
  ];
  for (const one of wrong) expect(() => placesIn(one, asked)).toThrow('out of form');
});
