/** What is to be known of the text that a character stands for. */
export interface TextFacts {
  /**
   * As it is compared: composition, ligatures and other forms of the same letter taken apart (UAX #15,
   * NFKD), without what nobody sees.
   */
  plain: string;
  /** Whether white space is in it. */
  hasSpace: boolean;
  isRightToLeft: boolean;
  /** Of a script that sets no spaces between words, and goes on in the next line without one. */
  isUnspaced: boolean;
}

/** Hyphens that a line may end with, marks of direction, joiners, variants. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu;
const space = /[\s\p{Z}\p{Cc}]/u;
const rightToLeft = new RegExp(
  ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mandaic', 'Samaritan']
    .map((script) => `\\p{Script=${script}}`)
    .join('|'),
  'u',
);
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\u3000-\u303f]/u;

const known = new Map<string, TextFacts>();
/** Pages are made up of few different texts; a hostile one may be of many. */
const maxKnown = 10_000;

export function factsOf(text: string): TextFacts {
  const before = known.get(text);
  if (before) return before;
  const plain = text.normalize('NFKD').replace(unseen, '');
  const facts = {
    plain,
    hasSpace: space.test(plain),
    isRightToLeft: rightToLeft.test(text),
    isUnspaced: unspaced.test(text),
  };
  if (known.size < maxKnown) known.set(text, facts);
  return facts;
}

export function isSpace(unit: string): boolean {
  return space.test(unit);
}
