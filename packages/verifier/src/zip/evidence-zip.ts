import { createHash } from 'node:crypto';
import { evidenceFileName, type EvidenceFile, type EvidenceRecord } from './evidence-file.ts';
import { givenFiles, type GivenFile } from './given.ts';
import { readRecord } from '../record/record.ts';
import { NoEvidence } from '../record/read-evidence.ts';
import { earlierReadmes, readme } from './zip-readme.ts';

/** Names in the evidence ZIP that do not follow from what the evidence says. */
export const zipNames = {
  readme: 'README.txt',
  sealed: 'sealed.pdf',
  roots: 'trust/roots.pem',
  timestampRoots: 'trust/timestamp-roots.pem',
  logKey: 'trust/log-key.txt',
  stamped: 'log/timestamped-checkpoint.txt',
  token: 'log/timestamped-checkpoint.tst',
  consistency: 'log/consistency.txt',
  sums: 'SHA256SUMS',
} as const;

export interface ZipSource {
  sealed: Uint8Array;
  /** `evidence.json` as it is attached to the seal, and what it says. */
  attached: Uint8Array;
  content: EvidenceFile;
  trust: ZipTrust;
  /** What was drawn or uploaded, PNG, by its name in the ZIP; one that is missing becomes empty. */
  pictures: ReadonlyMap<string, Uint8Array>;
  timestamp?: ZipTimestamp | undefined;
  /** Of a ZIP that is there: one that an earlier release wrote stands. */
  readme?: Uint8Array | undefined;
}

/** What the evidence leads to, as the service names it. */
export interface ZipTrust {
  /** PEM, of seals and recipients. */
  roots: Uint8Array;
  /** PEM, of timestamp authorities. */
  timestampRoots: Uint8Array;
  /** A line for each key of the log, as they are served at /key. */
  logKey: Uint8Array;
}

/** The first head of the log, from that in the seal on, over which there is a timestamp. */
export interface ZipTimestamp {
  /** A signed note. */
  checkpoint: Uint8Array;
  /** RFC 3161, over the SHA-256 of the note. */
  token: Uint8Array;
  /** RFC 6962, 2.1.2, from the checkpoint in the seal; a hash a line, in base64. */
  consistency: Uint8Array;
}

/** Every file of the ZIP by its name: the same evidence gives the same files. */
export function zipFiles({
  sealed,
  attached,
  content,
  trust,
  pictures,
  timestamp,
  readme: given,
}: ZipSource): Map<string, Uint8Array> {
  const { document, consents, records, log } = content;
  const files = new Map<string, Uint8Array>([
    [zipNames.readme, isEarlier(given) ? given : Buffer.from(readme)],
    [zipNames.sealed, sealed],
    [evidenceFileName, attached],
    ['original.sha256', Buffer.from(`${document.original_sha256}\n`)],
    ...records.flatMap(recordFiles),
    ...records.flatMap(givenFiles).map((file) => givenEntry(file, pictures)),
    ...consents.map(({ sha256, text }): [string, Buffer] => [
      `consents/${safe(sha256, /^[0-9a-f]{64}$/)}.txt`,
      Buffer.from(text),
    ]),
    ['log/events.jsonl', Buffer.from(log.events.map((one) => `${JSON.stringify(one)}\n`).join(''))],
    ['log/checkpoint.txt', Buffer.from(log.checkpoint)],
    ...timestampFiles(timestamp),
    [zipNames.roots, trust.roots],
    [zipNames.timestampRoots, trust.timestampRoots],
    [zipNames.logKey, trust.logKey],
  ]);
  return files.set(zipNames.sums, Buffer.from(sumsOf(files)));
}

function isEarlier(given: Uint8Array | undefined): given is Uint8Array {
  return given !== undefined && earlierReadmes.has(sha256(given));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function timestampFiles(timestamp: ZipTimestamp | undefined): [string, Uint8Array][] {
  if (!timestamp) return [];
  return [
    [zipNames.stamped, timestamp.checkpoint],
    [zipNames.token, timestamp.token],
    [zipNames.consistency, timestamp.consistency],
  ];
}

function recordFiles(stored: EvidenceRecord): [string, Uint8Array][] {
  const { signature_id, jws, ocsp, timestamp_token: token } = stored;
  const id = safe(signature_id, /^sig_[0-9a-z]{26}$/);
  const found = readRecord(jws);
  const certificates = found ? [found.leaf, ...found.issuers] : [];
  return [
    ...entry(`records/${id}.jws`, jws),
    ...entry(`records/${id}.ocsp`, ocsp, 'base64'),
    ...entry(`records/${id}.tst`, token, 'base64'),
    ...entry(`certificates/${id}.pem`, certificates.map(String).join('') || undefined),
  ];
}

function givenEntry(
  { name, bytes }: GivenFile,
  pictures: ZipSource['pictures'],
): [string, Uint8Array] {
  const form = /^given\/sig_[0-9a-z]{26}(-initials)?\.(json|txt|png)$/;
  return [safe(name, form), bytes ?? pictures.get(name) ?? new Uint8Array()];
}

function entry(
  name: string,
  value: string | undefined,
  encoding: 'utf8' | 'base64' = 'utf8',
): [string, Uint8Array][] {
  return value === undefined ? [] : [[name, Buffer.from(value, encoding)]];
}

function safe(name: string, form: RegExp): string {
  if (form.test(name)) return name;
  throw new NoEvidence('The evidence names a file as none can be named.');
}

/** As sha256sum writes and checks it. */
export function sumsOf(files: ReadonlyMap<string, Uint8Array>): string {
  const lines = Array.from(files, ([name, bytes]) => {
    return `${sha256(bytes)}  ${name}\n`;
  });
  return lines.join('');
}
