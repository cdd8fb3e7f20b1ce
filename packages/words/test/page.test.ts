import { expect, test } from '@jest/globals';
import { consentTexts } from '@countersign/words/consent';
import { pages } from './every-word.ts';

const { ar } = pages;
const catalogues = Object.values(pages);

test.each(catalogues)(
  'the consent text in $language quotes the button that withdraws from it',
  ({ language, ready }) => {
    expect(consentTexts[language]).toContain(ready.optOut);
    expect(consentTexts[language]).toContain(ready.optOutOfApproval);
  },
);

test.each(catalogues)('the statements in $language quote the buttons', ({ review }) => {
  expect(review.signStatement).toContain(review.sign);
  expect(review.approveStatement).toContain(review.approve);
});

test.each(catalogues)('the drawing area in $language names the other way', ({ signature }) => {
  expect(signature.drawLabel).toContain(signature.type);
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
] as const)('%s tells one from many', (language, one, many) => {
  const { ready } = pages[language];
  expect([ready.mendFirst(1), ready.mendFirst(2)]).toEqual([one, many]);
});
