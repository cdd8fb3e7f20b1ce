import { notChecked, type Check } from '../check.ts';
import type { SealedFile } from '../pdf/sealed-file.ts';

/** What a file's plain text can name of what others added: a hint, no judgement. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\/DocTimeStamp\b/, 'a document timestamp'],
  [/\/DSS\b/, 'validation data'],
  [/\/Type\s*\/Sig\b/, 'a signature'],
];
/** So much of it is looked at for that. */
const readBytes = 1_048_576;

/**
 * That what follows the seal is the service's own renewals and nothing else. What others add may be
 * lawful, as another timestamp is, and may change what readers show: it is not judged.
 * @param isWhole whether the seal covers the bytes that it says
 * @param isProved whether all timestamps hold: anybody can write some in the service's form
 */
export function checkAdditions(file: SealedFile, isWhole: boolean, isProved: boolean): Check {
  const { bytes, seal, addedFrom, timestamps, data } = file;
  if (addedFrom === bytes.length) {
    if (timestamps.length > 0 && !isProved) return notChecked('unproved');
    const count = timestamps.length;
    const stamps = `${count} document timestamp${count === 1 ? '' : 's'}`;
    const found = `${stamps} and validation data, as the service writes them, and nothing else`;
    return {
      ok: true,
      detail: data.length > 0 ? `After the seal: ${found}.` : 'Nothing follows the seal.',
    };
  }
  const upTo = seal.upTo.toLocaleString('en');
  const words = [
    `Everything from byte ${(addedFrom + 1).toLocaleString('en')} on was added later by others`,
    describe(bytes.subarray(addedFrom)),
    ` and is not judged.`,
    isWhole ? ` What was sealed is unchanged and is the first ${upTo} bytes.` : '',
  ];
  return { ok: false, detail: words.join('') };
}

function describe(added: Uint8Array): string {
  const text = Buffer.from(added.subarray(0, readBytes)).toString('latin1');
  const named = kinds.filter(([form]) => form.test(text)).map(([, name]) => name);
  return named.length > 0 ? ` (it names itself ${named.join(', ')})` : '';
}
