import { expect, test } from '@jest/globals';
import { languageCodes } from '@countersign/words/languages';
import { formatMoment } from '../../pages/src/languages/format-moment.ts';

test('a moment is written as each language writes it, with its time zone', () => {
  const written = languageCodes.map((language) =>
    formatMoment('2026-12-01T17:00:00Z', { language }),
  );
  expect(written.every((text) => /UTC|GMT|غرينتش|العالمي/.test(text))).toBe(true);
  expect(written.map((text) => /[٠-٩]/.test(text))).not.toContain(true);
  expect(new Set(written).size).toBe(5);
  expect(written[0]).toMatch(/^1 December 2026/);
  expect(written[2]).toMatch(/^1er décembre 2026/);
  // A line ends before the time of day or after it, never within.
  expect(written.map((text) => /5:00 | UTC$/.test(text))).not.toContain(true);
  expect(written[4]).toMatch(/ 5:00\u00a0م\u00a0UTC$/);
});
