import { X509Certificate } from 'node:crypto';
import { factsOf } from '../certificates/certificate.ts';
import { isDer } from '../asn1/der.ts';
import { bytesKey, remembered } from '../certificates/remembered.ts';
import { writeRange } from './byte-range.ts';
import { storeKeys, type FileEnd, type Store, type ValidationData } from './file-end.ts';
import { readRevision, readStream, textOf, type ReadRevision } from './read-revision.ts';
import { Misspelled, readDict, readReference, readReferences } from './read-syntax.ts';
import { timestampHead, timestampRevision, validationDataRevision } from './renewal.ts';
import { readRoom, type FoundSignature, type SealRevision } from './seal-revision.ts';

/** What the service itself appended to a seal, and where something else begins. */
export interface AfterSeal {
  timestamps: FoundSignature[];
  /** What each revision adds; the first for the seal, each other for the timestamp before it. */
  data: ValidationData[];
  /** Up to here everything is the seal's or the service's. */
  upTo: number;
  /** What the next revision builds upon. */
  end: FileEnd;
}

type Renewal = { upTo: number; end: FileEnd } & (
  { data: ValidationData } | { timestamp: FoundSignature }
);

/**
 * Reads what follows a seal as the revisions of `renewal.ts`: from the data and the token that are
 * found in each it is written again, and has to come out the same, byte by byte. After a seal of
 * level B-LT validation data stand alone, at B-LTA a document timestamp covers them, and below
 * nothing follows.
 */
export function readAfterSeal(file: Buffer, seal: SealRevision): AfterSeal {
  let found: AfterSeal = { timestamps: [], data: [], upTo: seal.upTo, end: seal.end };
  if (seal.madeFor === 'B-B' || seal.madeFor === 'B-T') return found;
  for (;;) {
    const added = readRenewal(file, found);
    if (!added || !('data' in added)) return found;
    const { upTo, end } = added;
    const extended = { ...found, data: [...found.data, added.data], upTo, end };
    if (seal.madeFor === 'B-LT') return extended;
    const stamped = readRenewal(file, extended);
    const isStamped = stamped && 'timestamp' in stamped;
    // Nobody of ours leaves data uncovered behind a timestamp.
    if (!isStamped) return found.timestamps.length === 0 ? extended : found;
    const timestamps = [...found.timestamps, stamped.timestamp];
    found = { timestamps, data: extended.data, upTo: stamped.upTo, end: stamped.end };
  }
}

/** How often the last line of a revision may stand within one: in data, by chance. */
const maxEnds = 16;
const lastLine = '%%EOF\n';

/** The next revision; undefined where none of ours begins. */
function readRenewal(
  file: Buffer,
  { upTo: from, end }: { upTo: number; end: FileEnd },
): Renewal | undefined {
  let at = from;
  for (let count = 0; count < maxEnds; count++) {
    const found = file.indexOf(lastLine, at);
    if (found < 0) return undefined;
    at = found + lastLine.length;
    const renewal = renewalUpTo(file, from, at, end);
    if (renewal) return renewal;
  }
  return undefined;
}

function renewalUpTo(file: Buffer, from: number, upTo: number, end: FileEnd): Renewal | undefined {
  try {
    const revision = readRevision(file, upTo);
    if (revision.from !== from) return undefined;
    const found = readTimestamp(file, revision, end) ?? readData(revision, end);
    return found.bytes.equals(file.subarray(from, upTo)) ? { ...found.renewal, upTo } : undefined;
  } catch (error) {
    if (error instanceof Misspelled) return undefined;
    throw error;
  }
}

interface Rewritten {
  /** What the revision has to be. */
  bytes: Buffer;
  renewal:
    Omit<Renewal & { timestamp: FoundSignature }, 'upTo'> | { data: ValidationData; end: FileEnd };
}

const valueForm = /\n\/Contents (<[0-9a-f]+>)\n>>$/;

/** Undefined when the first object of a revision's own is no document timestamp. */
function readTimestamp(
  file: Buffer,
  revision: ReadRevision,
  before: FileEnd,
): Rewritten | undefined {
  const value = revision.objects.get(before.size)?.bytes.toString('latin1') ?? '';
  if (!value.startsWith(timestampHead)) return undefined;
  const [, digits] = valueForm.exec(value) ?? [];
  if (digits === undefined) throw new Misspelled();
  const { from, upTo } = revision;
  const { bytes, end } = timestampRevision({ sizeBytes: from, end: before }, digits.length / 2 - 1);
  const range = writeRange(bytes, from);
  bytes.write(digits, range.start, 'latin1');
  const covered = [file.subarray(0, from + range.start), file.subarray(from + range.end, upTo)];
  const [start = file, rest = file] = covered;
  const timestamp = { cms: readRoom(digits), covered: [start, rest] as const, upTo };
  return { bytes, renewal: { timestamp, end } };
}

function readData(revision: ReadRevision, before: FileEnd): Rewritten {
  const { DSS } = readDict(textOf(revision, before.catalog.number));
  const store = readDict(textOf(revision, readReference(DSS).number));
  const [certificates = [], ocsps = [], crls = []] = storeKeys.map((key) =>
    addedTo(revision, readReferences(store[key] ?? '[]'), before.store?.[key]),
  );
  if (!certificates.every(isCertificate)) throw new Misspelled();
  if (![...ocsps, ...crls].every(isDer)) throw new Misspelled();
  const data = { certificates, ocsps, crls };
  const { bytes, end } = validationDataRevision({ sizeBytes: revision.from, end: before }, data);
  return { bytes, renewal: { data, end } };
}

/** The data of a list that it did not hold before. */
function addedTo(
  revision: ReadRevision,
  references: readonly string[],
  held: Store[keyof Store] = {},
): Buffer[] {
  return references.slice(Object.keys(held).length).map((reference) => {
    const { data } = readStream(revision, readReference(reference).number);
    return data;
  });
}

/** Of one file, with several renewals. */
const remember = 64;

const isCertificate = remembered(remember, bytesKey, (der: Uint8Array): boolean => {
  try {
    const certificate = new X509Certificate(der);
    return factsOf(certificate).issuer.length > 0 && certificate.raw.equals(der);
  } catch {
    return false;
  }
});
