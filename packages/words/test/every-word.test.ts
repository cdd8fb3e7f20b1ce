import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageCodes } from '@countersign/words/languages';
import { everyWord, textsOf } from './every-word.ts';

const others = languageCodes.filter((code) => code !== 'en');
const kinds = Object.keys(everyWord);
const cases = kinds.flatMap((kind) => others.map((language) => ({ kind, language })));
const textsIn = (kind: string, language: (typeof languageCodes)[number]) =>
  textsOf(everyWord[kind]?.[language]);

test('a language is a folder with a file for each kind of words and for those of roles, and no other folder is there', async () => {
  const home = join(import.meta.dirname, '..', 'src');
  const entries = await readdir(home, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(languageCodes.toSorted());
  for (const folder of folders) {
    const files = await readdir(join(home, folder));
    const needed = [...kinds, 'roles'].map((name) => `${name}.ts`);
    expect(files).toEqual(expect.arrayContaining(needed));
  }
});

test.each(cases)('the $kind in $language has every text that it has in English', (one) => {
  const places = (language: (typeof languageCodes)[number]) =>
    textsIn(one.kind, language)
      .map(({ place }) => place)
      // Written by `Intl` alone in most languages.
      .filter((place) => place !== 'moment')
      .toSorted();
  expect(places('en').length).toBeGreaterThan(0);
  expect(places(one.language)).toEqual(places('en'));
});

test.each(cases)('the $kind in $language tells what it is given, as English does', (one) => {
  const english = new Map(textsIn(one.kind, 'en').map((text) => [text.place, text]));
  const differing = textsIn(one.kind, one.language).filter(
    ({ place, holds }) => english.has(place) && String(english.get(place)?.holds) !== String(holds),
  );
  expect(differing).toEqual([]);
});

/** Words that are the same in two languages, alone and beside what they are given. */
const shared = [
  ...['Browser', 'Code', 'Document', 'No', 'Page', 'Signature', 'Signatures', 'Webhook'],
  ...['125 pages', 'Document 125', 'Text 125', 'page 125', 'version 125'],
];

test.each(cases)('nothing of the $kind is left in English in $language', ({ kind, language }) => {
  const english = new Map(textsIn(kind, 'en').map(({ place, text }) => [place, text]));
  const untranslated = textsIn(kind, language).filter(
    ({ place, text }) =>
      /\p{L}/u.test(text) && english.get(place) === text && !shared.includes(text),
  );
  expect(untranslated.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});
