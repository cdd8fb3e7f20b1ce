import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languageCodes, type Language } from '@countersign/words/languages';
import { everyWord, textsOf } from './every-word.ts';

/** What nothing that we write may say, why, and how it would be said. */
const banned: readonly { because: string; like: string; said: Record<Language, RegExp> }[] = [
  {
    // Readers judge additions by rules of their own, and each differently.
    because: 'no reader of PDFs finds every change: some additions they allow',
    like: 'A PDF reader that checks signatures shows any change.',
    said: {
      en: /\b(?:shows?|finds?|detects?|reveals?|notices?) (?:any|every|all) (?:later )?(?:change|modification|tampering)/i,
      de: /\b(?:zeigt|findet|erkennt|bemerkt) (?:jede|alle) (?:nachträglichen? )?(?:Ä|Ver)änderung/i,
      fr: /\b(?:montre|signale|détecte|révèle) (?:toute|chaque) modification/i,
      es: /\b(?:muestra|detecta|revela|señala) (?:cualquier|todo) (?:cambio|modificación)/i,
      ar: /(?:يُ?ظهر|يكشف) (?:أي|كل) (?:تغيير|تعديل)/,
    },
  },
  {
    because: 'a seal tells of the bytes that it covers, and not of what follows them',
    like: 'Since then not a byte was changed.',
    said: {
      en: /\b(?:not (?:a|one|a single)|no(?: single)?) byte (?:was|has been|is) (?:changed|altered|modified)/i,
      de: /\bkein(?:e|em)?(?: einziges)? Byte (?:wurde|ist) (?:ge|ver)ändert/i,
      fr: /\b(?:pas un(?: seul)?|aucun) octet n’a (?:été )?(?:changé|modifié)/i,
      es: /\b(?:ni un(?: solo)?|ningún) byte (?:se )?ha(?: sido)? (?:cambiado|modificado)/i,
      ar: /(?:لم|ولم) (?:تتغير|يتغير|تُغيَّر) (?:أي )?بايت/,
    },
  },
  {
    because: 'certificates, statuses and what others append may follow a seal, too',
    like: 'Only timestamps follow the seal.',
    said: {
      en: /\bonly (?:time ?stamps?) (?:follow|come after|stand after)/i,
      de: /\bnur Zeitstempel (?:folgen|stehen hinter|kommen nach)/i,
      fr: /\bseuls? (?:les |des )?horodatages? suiv/i,
      es: /\bs[oó]lo (?:los |unos )?sellos de tiempo (?:siguen|vienen)/i,
      ar: /(?:لا يلي الختم إلا|الأختام الزمنية وحدها)/,
    },
  },
  {
    because: 'whoever holds all keys can write a false event from the start',
    like: 'Sealed files are tamper-proof.',
    said: {
      en: /\btamper-?proof|\bunforgeable|\bcannot be (?:forged|tampered with)/i,
      de: /\b(?:fälschungs|manipulations)sicher|\bunfälschbar/i,
      fr: /\binfalsifiables?|\binviolables?/i,
      es: /\binfalsificables?|\ba prueba de manipulaci/i,
      ar: /غير قابل[ة]? للتزوير/,
    },
  },
];

const root = join(import.meta.dirname, '..', '..', '..');
const markdown = ['README.md', 'docs', 'packages'].flatMap((name) =>
  name.endsWith('.md')
    ? [name]
    : readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.md') && !path.includes('node_modules'))
        .map((path) => join(name, path)),
);

test.each(banned)('nothing says “$like”, in any language: $because', ({ like, said }) => {
  expect(like).toMatch(said.en);
  const words = languageCodes.flatMap((language) =>
    Object.entries(everyWord).flatMap(([kind, all]) =>
      textsOf(all[language])
        .filter(({ text }) => said[language].test(text))
        .map(({ place, text }) => `${language} ${kind} ${place}: ${text}`),
    ),
  );
  expect(words).toEqual([]);
  expect(markdown.length).toBeGreaterThan(30);
  const pages = markdown.filter((name) => {
    // A line may end anywhere in a sentence.
    const text = readFileSync(join(root, name), 'utf8').replace(/\s+/g, ' ');
    return said.en.test(text);
  });
  expect(pages).toEqual([]);
});
