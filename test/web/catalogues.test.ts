import { expect, test } from '@jest/globals';
import { defaultConsentTexts } from '../../src/domain/signing/consent-texts.ts';
import { formatMoment } from '../../web/src/languages/format-moment.ts';
import { ar } from '../../web/src/messages/ar.ts';
import { de } from '../../web/src/messages/de.ts';
import { en, type Messages } from '../../web/src/messages/en.ts';
import { es } from '../../web/src/messages/es.ts';
import { fr } from '../../web/src/messages/fr.ts';

const catalogues: Messages[] = [en, de, fr, es, ar];
const others = catalogues.filter(({ language }) => language !== 'en');

test.each(catalogues)(
  'the consent text in $language quotes the button that withdraws from it',
  ({ language, ready }) => {
    expect(defaultConsentTexts[language]).toContain(ready.optOut);
  },
);

test.each(catalogues)('the statements in $language quote the buttons', ({ review }) => {
  expect(review.signStatement).toContain(review.sign);
  expect(review.approveStatement).toContain(review.approve);
});

test.each(catalogues)('the drawing area in $language names the other way', ({ signature }) => {
  expect(signature.drawLabel).toContain(signature.type);
});

/** Words that are the same in two languages. */
const shared = ['Document', 'Signature', 'Page', 'No', 'Text 125', '125 pages', '125%'];

/** Every text by its place; what a function says, with samples for what it is told. */
function textsOf(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') {
    const said: unknown = (part as (...told: unknown[]) => unknown)(...samplesOf(place));
    return [[place, String(said)]];
  }
  return Object.entries(part as object).flatMap(([key, inner]) =>
    textsOf(inner, place === '' ? key : `${place}.${key}`),
  );
}

const samplesOf = (place: string) => (place === 'consent.lead' ? ['approver'] : [125, 240]);

/** Nothing but what it is told, and signs. */
const sameInAll = ['language', 'direction'];

test.each(others)('nothing of the page is left in English in $language', (catalogue) => {
  const english = new Map(textsOf(en));
  const untranslated = textsOf(catalogue).filter(
    ([place, text]) =>
      text !== '' &&
      english.get(place) === text &&
      !shared.includes(text) &&
      !sameInAll.includes(place),
  );
  expect(untranslated).toEqual([]);
});

test('Arabic counts as Arabic does', () => {
  expect([1, 2, 3, 11, 100].map(ar.document.pages)).toEqual([
    'صفحة واحدة',
    'صفحتان',
    '3 صفحات',
    '11 صفحة',
    '100 صفحة',
  ]);
});

test.each([
  ['en', 'One thing is still missing:', '2 things are still missing:'],
  ['de', 'Eine Angabe fehlt noch:', '2 Angaben fehlen noch:'],
  ['fr', 'Il manque encore une information\u00a0:', 'Il manque encore 2 informations\u00a0:'],
  ['es', 'Todavía falta un dato:', 'Todavía faltan 2 datos:'],
])('%s tells one from many', (language, one, many) => {
  const { ready } = catalogues.find((each) => each.language === language) ?? ar;
  expect([ready.mendFirst(1), ready.mendFirst(2)]).toEqual([one, many]);
});

test('a moment is written as each language writes it, with its time zone', () => {
  const written = catalogues.map((catalogue) => formatMoment('2026-12-01T17:00:00Z', catalogue));
  expect(written.every((text) => /UTC|GMT|غرينتش|العالمي/.test(text))).toBe(true);
  expect(written.map((text) => /[٠-٩]/.test(text))).not.toContain(true);
  expect(new Set(written).size).toBe(5);
  expect(written[0]).toMatch(/^1 December 2026/);
  expect(written[2]).toMatch(/^1er décembre 2026/);
  // A line ends before the time of day or after it, never within.
  expect(written.map((text) => /5:00 | UTC$/.test(text))).not.toContain(true);
  expect(written[4]).toMatch(/ 5:00\u00a0م\u00a0UTC$/);
});
