import type { NamedCheck } from './check.ts';
import { zipFiles, zipNames } from './evidence-zip.ts';
import { parseNoteKey } from './log/note.ts';
import { readPemRoots } from './pem.ts';
import { verifyPdf, type EvidenceTrust, type Verification } from './verify-evidence.ts';
import { BadZip, isPackedAs, readZip } from './zip.ts';

/** Everything that an evidence ZIP proves: its sealed PDF, and that all else follows from that. */
export async function verifyZip(bytes: Uint8Array, trust: EvidenceTrust): Promise<Verification> {
  const files = readOrProblem(bytes);
  const sealed = typeof files === 'string' ? undefined : files.get(zipNames.sealed);
  if (typeof files === 'string' || !sealed) {
    const detail = typeof files === 'string' ? files : `${zipNames.sealed} is missing.`;
    return { checks: [{ name: 'zip', ok: false, detail }], trusted: [] };
  }
  const found = await verifyPdf(sealed, { ...trust, carried: carriedBy(files) });
  return { ...found, checks: [checkFiles(bytes, files, found), ...found.checks] };
}

function readOrProblem(bytes: Uint8Array): Map<string, Uint8Array> | string {
  try {
    return readZip(bytes);
  } catch (error) {
    return error instanceof BadZip ? error.message : 'The ZIP cannot be read.';
  }
}

/** What the ZIP itself names to be trusted; nothing of what cannot be read. */
function carriedBy(files: ReadonlyMap<string, Uint8Array>): EvidenceTrust['carried'] {
  const text = (name: string) => Buffer.from(files.get(name) ?? []).toString();
  const key = parseNoteKey(text(zipNames.logKey).trim());
  return { roots: rootsIn(text(zipNames.roots)), logKeys: key ? [key] : [] };
}

function rootsIn(pem: string): string[] {
  try {
    return readPemRoots(pem);
  } catch {
    return [];
  }
}

const none = new Uint8Array();

/** Each file is the one that the sealed PDF holds, none is missing and none is there besides. */
function checkFiles(
  bytes: Uint8Array,
  files: ReadonlyMap<string, Uint8Array>,
  { evidence }: Verification,
): NamedCheck {
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
  if (!isPackedAs(bytes, files)) return bad('The ZIP holds bytes that are of none of its files.');
  return { name: 'zip', ok: true, detail: `${files.size} files, all as the sealed PDF has them.` };
}

function wantedFiles(
  files: ReadonlyMap<string, Uint8Array>,
  evidence: NonNullable<Verification['evidence']>,
): Map<string, Uint8Array> | undefined {
  const file = (name: string) => files.get(name) ?? none;
  try {
    return zipFiles({
      sealed: file(zipNames.sealed),
      attached: evidence.bytes,
      content: evidence.content,
      roots: file(zipNames.roots),
      logKey: file(zipNames.logKey),
    });
  } catch {
    return undefined;
  }
}

/** Those that differ from the evidence; of those that it cannot hold, from their sums. */
function alteredFiles(
  files: ReadonlyMap<string, Uint8Array>,
  wanted: ReadonlyMap<string, Uint8Array>,
): string[] {
  const altered = [...wanted].filter(
    ([name, bytes]) => Buffer.compare(bytes, files.get(name) ?? none) !== 0,
  );
  const names = altered.map(([name]) => name).filter((name) => name !== zipNames.sums);
  if (altered.length === names.length) return names;
  const told = sumLines(files.get(zipNames.sums));
  const own = [zipNames.sealed, zipNames.roots, zipNames.logKey].map(String);
  const summed = sumLines(wanted.get(zipNames.sums))
    .filter((line) => !told.includes(line))
    .map((line) => line.slice(sumLength))
    .filter((name) => own.includes(name));
  return [...names, ...(summed.length > 0 ? summed : [zipNames.sums])];
}

/** Of the digest in hexadecimal and two spaces. */
const sumLength = 66;

function sumLines(bytes: Uint8Array = none): string[] {
  return Buffer.from(bytes).toString().split('\n');
}
