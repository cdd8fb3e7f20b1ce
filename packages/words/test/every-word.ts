import { certificateWords } from '@countersign/words/certificate';
import { consentTexts } from '@countersign/words/consent';
import { languageCodes, type Language } from '@countersign/words/languages';
import { loadWords, type LazyWords } from '@countersign/words/lazy-words';
import { mailWords } from '@countersign/words/mail';
import { pageWords } from '@countersign/words/page';
import { verifyWords } from '@countersign/words/verify';

type InAll<Words> = Record<Language, Words>;

async function loadAll<Words>(words: LazyWords<Words>): Promise<InAll<Words>> {
  const loaded = languageCodes.map(async (code) => [code, await loadWords(words, code)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as InAll<Words>;
}

/** The words of pages, as a browser loads them. */
export const pages = await loadAll(pageWords);
const verify = await loadAll(verifyWords);

/** All words by their kind, which is the name of their file. */
export const everyWord: Record<string, InAll<unknown>> = {
  certificate: certificateWords,
  consent: consentTexts,
  mail: mailWords,
  page: pages,
  verify,
};

/** A text by its place among the words of its kind, as `roles.signer.declineTitle`. */
export interface Text {
  place: string;
  text: string;
  /** Of what a function is given, what its text has of it. */
  holds: string[];
}

const numbers = ['125', '240'];
const facts = {
  title: '‹title›',
  sender: '‹sender›',
  by: '‹by›',
  to: '‹to›',
  deadline: '‹deadline›',
  webhook: '‹webhook›',
  correctable: true,
  copyAttached: true,
  asksAccessCode: true,
};

/** Every text of words, with samples for what a function is given. */
export function textsOf(words: unknown, place = ''): Text[] {
  if (typeof words === 'string') return [{ place, text: words, holds: [] }];
  if (typeof words === 'function') {
    const isPhrase = /^mails\.|\.(?:invitation|reminder)$/.test(place);
    const given = isPhrase ? [facts] : numbers.map(Number);
    const text: unknown = (words as (...given: unknown[]) => unknown)(...given);
    const samples = isPhrase
      ? Object.values(facts).filter((one) => typeof one === 'string')
      : numbers;
    const written = typeof text === 'string' ? text : JSON.stringify(text);
    return [{ place, text: written, holds: samples.filter((one) => written.includes(one)) }];
  }
  return Object.entries(words as object).flatMap(([key, inner]) =>
    textsOf(inner, place === '' ? key : `${place}.${key}`),
  );
}
