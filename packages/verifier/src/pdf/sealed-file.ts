import { takeFirstLook } from '../seal/first-look.ts';
import { digestOf } from '../cms/timestamp-token.ts';
import { readSealCms } from '../cms/seal-cms.ts';
import { readAfterSeal, type AfterSeal } from './after-seal.ts';
import { readRevision } from './read-revision.ts';
import { Misspelled } from './read-syntax.ts';
import { readSealRevision, type SealRevision } from './seal-revision.ts';

/** A file with a seal, of which nothing is believed yet. */
export interface SealedFile extends Omit<AfterSeal, 'upTo'> {
  bytes: Uint8Array;
  seal: SealRevision;
  /** Where what others added begins; the end of the file when nobody did. */
  addedFrom: number;
}

/** A file in which no seal can be read. */
export interface Unread {
  problem: string;
  /** Of a signature that covers other bytes than these. */
  cms?: Uint8Array;
}

/**
 * Reads the seal of a file and what the service appended to it. No parser of PDF is asked: seal and
 * renewals are understood in the one form in which they are written, and what stands before them
 * is covered by the seal's digest.
 */
export function readSealedFile(bytes: Uint8Array): SealedFile | Unread {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seal = lastSeal(file) ?? sealWithin(file);
  if (!seal) return unread(bytes);
  const { upTo: addedFrom, ...after } = readAfterSeal(file, seal);
  return { bytes, seal, addedFrom, ...after };
}

/** More than a thousand years of yearly renewals would make. */
const maxRevisions = 4_096;

/** From the last revision back, each of which names the one before. */
function lastSeal(file: Buffer): SealRevision | undefined {
  let upTo = file.length;
  for (let count = 0; count < maxRevisions; count++) {
    const end = upTo;
    const seal = tryTo(() => readSealRevision(file, end));
    if (seal) return seal;
    const revision = tryTo(() => readRevision(file, end));
    if (!revision) return undefined;
    upTo = revision.from;
  }
  return undefined;
}

const rangeForm =
  /\/SubFilter \/ETSI\.CAdES\.detached\n[\x20-\x7e\n]{1,1500}?\/ByteRange \[0 \d{1,10} (\d{1,10}) (\d{1,10})\]/;
const rangeWithin = 2_048;
const maxSeals = 64;

/**
 * The last seal that covers what it says, in a file that does not end as ours do; without one the
 * last that there is.
 */
function sealWithin(file: Buffer): SealRevision | undefined {
  const mark = '/SubFilter /ETSI.CAdES.detached\n';
  const seals: SealRevision[] = [];
  for (
    let at = file.indexOf(mark);
    at >= 0 && seals.length < maxSeals;
    at = file.indexOf(mark, at + 1)
  ) {
    const [, end, rest] = rangeForm.exec(file.toString('latin1', at, at + rangeWithin)) ?? [];
    const seal = tryTo(() => readSealRevision(file, Number(end) + Number(rest)));
    if (seal) seals.unshift(seal);
  }
  return seals.find(isWhole) ?? seals[0];
}

function isWhole({ cms, covered }: SealRevision): boolean {
  try {
    return Buffer.compare(readSealCms(cms).contentDigest, digestOf(covered)) === 0;
  } catch {
    return false;
  }
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Misspelled) return undefined;
    throw error;
  }
}

function unread(bytes: Uint8Array): Unread {
  const look = takeFirstLook(bytes);
  if (look.kind === 'altered') {
    const problem = 'The bytes of the file are not those that were sealed.';
    return { problem, ...(look.cms && { cms: look.cms }) };
  }
  if (look.kind === 'intact') return { problem: 'The file carries no seal of this service.' };
  const isPdf = Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'));
  const unsigned = 'The file carries no signature.';
  return { problem: isPdf ? unsigned : 'The file cannot be read as a PDF.' };
}
