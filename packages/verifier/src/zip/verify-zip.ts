import { createHash } from 'node:crypto';
import { answersOf } from '../answers.ts';
import type { NamedCheck } from '../check.ts';
import { checkTimestamped } from '../cms/check-timestamped.ts';
import { anchorsOf, type CarriedTrust, type EvidenceTrust } from '../evidence-trust.ts';
import { zipFiles, zipNames, type ZipTimestamp } from './evidence-zip.ts';
import type { EvidenceFile } from './evidence-file.ts';
import { givenFiles } from './given.ts';
import { unsignedCheckpoint } from '../log/checkpoint.ts';
import { parseNoteKey } from '../log/note.ts';
import { certificatesOf, readPemRoots } from '../asn1/pem.ts';
import { verifyPdf, type SealedPart, type Verification } from '../verify-evidence.ts';
import { BadZip, isPackedAs, readZip } from './zip.ts';

const none = new Uint8Array();
type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Everything that an evidence ZIP proves: its sealed PDF, and that all else follows from that.
 * @param ofPdf for whoever judges many ZIPs with one PDF
 */
export async function verifyZip(
  bytes: Uint8Array,
  given: EvidenceTrust,
  ofPdf = verifyPdf,
): Promise<Verification> {
  const files = readOrProblem(bytes);
  const sealed = typeof files === 'string' ? undefined : files.get(zipNames.sealed);
  if (typeof files === 'string' || !sealed) {
    const detail = typeof files === 'string' ? files : `${zipNames.sealed} is missing.`;
    return { checks: [{ name: 'zip', ok: false, detail }], trusted: [] };
  }
  const trust = { ...given, carried: carriedBy(files) };
  const found = await ofPdf(sealed, trust);
  const checks = [
    checkFiles(bytes, files, found),
    ...found.checks,
    ...checkTimestamp(files, found, trust),
  ];
  return { ...found, checks, ...(found.sealed && { sealed: within(bytes, sealed, found.sealed) }) };
}

/** Files stand in the ZIP as they are. */
function within(zip: Uint8Array, file: Uint8Array, part: SealedPart): SealedPart {
  const at = file.byteOffset - zip.byteOffset;
  return { ...part, start: at + part.start, end: at + part.end };
}

function readOrProblem(bytes: Uint8Array): Map<string, Uint8Array> | string {
  try {
    return readZip(bytes);
  } catch (error) {
    return error instanceof BadZip ? error.message : 'The ZIP cannot be read.';
  }
}

/** What the ZIP itself names to be trusted; nothing of what cannot be read. */
function carriedBy(files: Files): CarriedTrust {
  const keys = textOf(files, zipNames.logKey).split('\n').map(parseNoteKey);
  return {
    roots: rootsIn(textOf(files, zipNames.roots)),
    timestampRoots: rootsIn(textOf(files, zipNames.timestampRoots)),
    logKeys: keys.flatMap((key) => key ?? []),
  };
}

function rootsIn(pem: string): string[] {
  try {
    return readPemRoots(pem);
  } catch {
    return [];
  }
}

function textOf(files: Files, name: string): string {
  return Buffer.from(files.get(name) ?? []).toString();
}

/** That a later head of the log was stamped; nothing when the ZIP is older than that. */
function checkTimestamp(
  files: Files,
  { evidence }: Verification,
  trust: EvidenceTrust,
): NamedCheck[] {
  const timestamp = timestampIn(files);
  const earlier = evidence && unsignedCheckpoint(evidence.content.log.checkpoint);
  if (!timestamp || !earlier) return [];
  const name = 'checkpoint timestamp';
  const proof = hashesIn(textOf(files, zipNames.consistency));
  if (!proof) return [{ name, ok: false, detail: `${zipNames.consistency} is no list of hashes.` }];
  const stamped = { note: textOf(files, zipNames.stamped), token: timestamp.token, proof };
  const by = ({ logKeys, timestampRoots }: CarriedTrust): NamedCheck[] => [
    { name, ...checkTimestamped(earlier, stamped, logKeys, certificatesOf(timestampRoots)) },
  ];
  const { given, carried, missing } = anchorsOf(trust);
  return carried ? answersOf(by(given), by(carried), missing) : by(given);
}

/** A hash a line, in base64; undefined for anything else. */
function hashesIn(text: string): Uint8Array[] | undefined {
  const hashes = text.split('\n').map((line) => Buffer.from(line, 'base64'));
  const [last] = hashes.splice(-1);
  const written = hashes.map((hash) => `${hash.toString('base64')}\n`).join('');
  return last?.length === 0 && written === text ? hashes : undefined;
}

/** With an empty file for each that is missing, when there is one of them. */
function timestampIn(files: Files): ZipTimestamp | undefined {
  const names = [zipNames.stamped, zipNames.token, zipNames.consistency];
  if (!names.some((name) => files.has(name))) return undefined;
  const [checkpoint = none, token = none, consistency = none] = names.map((name) =>
    files.get(name),
  );
  return { checkpoint, token, consistency };
}

/** Each file is the one that the sealed PDF holds, none is missing and none is there besides. */
function checkFiles(bytes: Uint8Array, files: Files, { evidence }: Verification): NamedCheck {
  const bad = (detail: string): NamedCheck => ({ name: 'zip', ok: false, detail });
  if (!evidence) return bad(`${zipNames.sealed} holds no evidence to compare the files with.`);
  const wanted = wantedFiles(files, evidence);
  if (!wanted) return bad('The evidence names a file as none can be named.');
  const missing = [...wanted.keys()].filter((name) => !files.has(name));
  if (missing.length > 0) return bad(`Missing: ${missing.join(', ')}.`);
  const foreign = [...files.keys()].filter((name) => !wanted.has(name));
  if (foreign.length > 0) return bad(`Not of the evidence: ${foreign.join(', ')}.`);
  const altered = alteredFiles(files, wanted);
  if (altered.length > 0) return bad(`Altered: ${altered.join(', ')}.`);
  if (!isPackedAs(bytes, wanted)) {
    return bad('The ZIP is not packed as the service packs it, or holds bytes of no file.');
  }
  const detail =
    `${files.size} files, all as the sealed PDF has them; ` +
    'the roots and keys in trust/ are the word of the ZIP itself.';
  return { name: 'zip', ok: true, detail };
}

/** Those that have the SHA-256 by which a record names them. */
function picturesIn(files: Files, { records }: EvidenceFile): Files {
  const found = records.flatMap(givenFiles).flatMap(({ name, sha256 }) => {
    const bytes = files.get(name);
    const isIt = bytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    return isIt ? [[name, bytes] as const] : [];
  });
  return new Map(found);
}

function wantedFiles(
  files: Files,
  evidence: NonNullable<Verification['evidence']>,
): Map<string, Uint8Array> | undefined {
  const file = (name: string) => files.get(name) ?? none;
  try {
    return zipFiles({
      sealed: file(zipNames.sealed),
      attached: evidence.bytes,
      content: evidence.content,
      pictures: picturesIn(files, evidence.content),
      trust: {
        roots: file(zipNames.roots),
        timestampRoots: file(zipNames.timestampRoots),
        logKey: file(zipNames.logKey),
      },
      timestamp: timestampIn(files),
      readme: files.get(zipNames.readme),
    });
  } catch {
    return undefined;
  }
}

/** Those that differ from the evidence; of those that it cannot hold, from their sums. */
function alteredFiles(files: Files, wanted: Files): string[] {
  const altered = [...wanted].filter(
    ([name, bytes]) => Buffer.compare(bytes, files.get(name) ?? none) !== 0,
  );
  const names = altered.map(([name]) => name).filter((name) => name !== zipNames.sums);
  if (altered.length === names.length) return names;
  const listed = sumLines(files.get(zipNames.sums));
  const own: string[] = Object.values(zipNames).filter((name) => name !== zipNames.sums);
  const summed = sumLines(wanted.get(zipNames.sums))
    .filter((line) => !listed.includes(line))
    .map((line) => line.slice(sumLength))
    .filter((name) => own.includes(name));
  return [...names, ...(summed.length > 0 ? summed : [zipNames.sums])];
}

/** Of the digest in hexadecimal and two spaces. */
const sumLength = 66;

function sumLines(bytes: Uint8Array = none): string[] {
  return Buffer.from(bytes).toString().split('\n');
}
