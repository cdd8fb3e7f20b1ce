import { createHash } from 'node:crypto';
import { evidenceFileName, type EvidenceFile, type EvidenceRecord } from './evidence-file.ts';
import { readRecord } from './record.ts';
import { NoEvidence } from './read-evidence.ts';

/** Names in the evidence ZIP that do not follow from what the evidence says. */
export const zipNames = {
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
  timestamp?: ZipTimestamp | undefined;
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

const readme = `Evidence of a signed document
=============================

sealed.pdf           the document as it was signed, with everybody's signature and the seal
evidence.json        what the seal carries as an attachment; the files below are taken out of it
original.sha256      SHA-256 of the file that the sender uploaded
records/             what each person did (JWS, RFC 7515), that their certificate was good
                     (.ocsp, RFC 6960), and when it existed at the latest (.tst, RFC 3161)
certificates/        of each record, the recipient's first
consents/            the words that were agreed to, by their SHA-256
log/events.jsonl     each event with its salt, its place in the log and its proof (RFC 6962)
log/checkpoint.txt   the signed head of the log that the proofs lead to
SHA256SUMS           of all other files; sha256sum -c SHA256SUMS

The log of all events is stamped once a day by a timestamp authority. If that has happened since
the document was sealed, these three are here, and were not when the ZIP was fetched earlier:

log/timestamped-checkpoint.txt   the head of the log that was stamped, signed by its key
log/timestamped-checkpoint.tst   the timestamp over it (RFC 3161)
log/consistency.txt              the proof that this log begins with that of log/checkpoint.txt

And what all this leads to, as the service names it:

trust/roots.pem             certificates that seal and records end at
trust/timestamp-roots.pem   certificates that timestamps end at
trust/log-key.txt           the key of the log

Whoever can make a ZIP can put their own three files in trust/. Measured by them, the ZIP shows that
nothing in it was changed since it was sealed, and nothing about who sealed it. To learn that, take
the three from somewhere else: from the service's own address when you first deal with it, or from
somebody who did, and give them to the verifier. It needs no network:

countersign verify <this ZIP> --roots <PEM> --timestamp-roots <PEM> --log-key <key>
`;

/** Every file of the ZIP by its name: the same evidence gives the same files. */
export function zipFiles({
  sealed,
  attached,
  content,
  trust,
  timestamp,
}: ZipSource): Map<string, Uint8Array> {
  const { document, consents, records, log } = content;
  const files = new Map<string, Uint8Array>([
    ['README.txt', Buffer.from(readme)],
    [zipNames.sealed, sealed],
    [evidenceFileName, attached],
    ['original.sha256', Buffer.from(`${document.original_sha256}\n`)],
    ...records.flatMap(recordFiles),
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
  const found = jws === undefined ? undefined : readRecord(jws);
  const certificates = found ? [found.leaf, ...found.issuers] : [];
  return [
    ...entry(`records/${id}.jws`, jws),
    ...entry(`records/${id}.ocsp`, ocsp, 'base64'),
    ...entry(`records/${id}.tst`, token, 'base64'),
    ...entry(`certificates/${id}.pem`, certificates.map(String).join('') || undefined),
  ];
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
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}
