import { X509Certificate } from 'node:crypto';
import { findPath, type Path } from '@countersign/verifier/chain';
import { levelWords, type SealLevel } from '@countersign/verifier/seal-level';
import { assembleCms, type CmsParts } from '@countersign/verifier/seal-cms';
import { checkTimestampToken, digestOf } from '@countersign/verifier/timestamp-token';
import type { Signer } from '@countersign/pki/signer';
import { collectStatuses } from '@countersign/pki/status/collect-statuses';
import type { StatusSource } from '@countersign/pki/status/status-source';
import { TsaWrong, type Tsa } from '@countersign/pki/timestamps/tsa';
import { signDigest } from '@countersign/pki/sign-content';
import { reserveSignature, type LaidOut, type UnsignedSeal } from './reserve-signature.ts';
import { addTimestamp, addValidationData, type SealedFile } from './extend-seal.ts';
import type { LastTimestamp } from './last-timestamp.ts';
import { insertSignature, TooLarge } from './signature-hole.ts';
import { extend, write, type FileParts } from './file-parts.ts';

/** Who seals. */
export interface SealAuthorities {
  signer: Signer;
  /** Absent: level B-B. */
  longTerm?: LongTerm;
}

/** Who vouches for when a seal was made, and that nothing of it was revoked. */
export interface LongTerm {
  /** What is made or waited for, never less. */
  level: Exclude<SealLevel, 'B-B'>;
  tsa: Tsa;
  status: StatusSource;
  /** PEM: roots of the timestamp authority. */
  timestampRoots: readonly string[];
  now: () => Date;
}

/** What is sealed, and what the seal says of it. */
export interface SealRequest<Drawing> {
  /** What `layOut` appends to the file before it is sealed. */
  drawing: Drawing;
  /** Of the seal's /Name. */
  name: string;
  /** Of its /Reason, to which the level is added. */
  reason: string;
  /** Its time, /M. */
  at: Date;
  /** Gives `evidence.json`, which is attached; asked for while the file is drawn. */
  evidence?: () => Promise<Uint8Array>;
}

/** The work on the insides of a file: heavy, without keys and network. */
export interface SealSteps<Drawing> {
  /** May take the bytes of the file, and gives them back. */
  layOut(drawing: Drawing): Promise<LaidOut>;
  readLastTimestamp(sealed: Uint8Array): Promise<LastTimestamp | undefined>;
}

/** For a token of an authority that was not asked yet; most have 2 to 6 KB. */
const tokenRoom = 8_192;
/** For what differs from one token of an authority to the next. */
const spare = 512;

/**
 * Makes a sealed file of the level that is asked for. It begins with the prepared bytes themselves.
 * @throws {TsaUnavailable}
 * @throws {TsaWrong}
 * @throws {StatusUnavailable}
 * @throws {StatusWrong}
 */
export async function sealToLevel<Drawing>(
  { drawing, name, reason, at, evidence }: SealRequest<Drawing>,
  { signer, longTerm }: SealAuthorities,
  steps: Pick<SealSteps<Drawing>, 'layOut'>,
): Promise<FileParts> {
  const [laidOut, attached] = await Promise.all([steps.layOut(drawing), evidence?.()]);
  const drawn = await write(laidOut.prepared, laidOut.bytes);
  const unsigned = (room: number) =>
    reserveSignature(drawn, laidOut, {
      name,
      reason: `${reason}${levelWords(longTerm?.level ?? 'B-B')}`,
      at,
      ...(attached && { evidence: attached }),
      room,
    });
  if (!longTerm) {
    const seal = unsigned(bareRoom(signer));
    const cms = assembleCms(await signDigest(seal.digest, signer));
    return extend(drawn, insertSignature(seal, cms));
  }
  const { seal, parts, token } = await signWithTime(unsigned, { signer, longTerm });
  const file = { ...extend(drawn, seal.bytes), end: seal.end };
  if (longTerm.level === 'B-T') return file;
  const paths = [sealPath(parts), token.path];
  const data = await collectStatuses(paths, longTerm.status, longTerm.now());
  const extended = addValidationData(file, data);
  if (longTerm.level === 'B-LT') return extended;
  return (await timestamp(extended, longTerm, token.der.length + spare)).file;
}

interface Token {
  der: Uint8Array;
  path: Path;
}

/** An RSA-4096 signature has 512 bytes; attributes and framing have less than 512. */
function bareRoom({ chain }: Signer): number {
  return chain.reduce((sum, { length }) => sum + length, 1_024);
}

async function signWithTime(
  unsigned: (room: number) => UnsignedSeal,
  { signer, longTerm }: Required<SealAuthorities>,
): Promise<{ seal: UnsignedSeal; parts: CmsParts; token: Token }> {
  return fitted(bareRoom(signer) + tokenRoom, async (room) => {
    const seal = unsigned(room);
    const parts = await signDigest(seal.digest, signer);
    const token = await askForToken(digestOf([parts.signature]), longTerm);
    insertSignature(seal, assembleCms({ ...parts, timestampToken: token.der }));
    return { seal, parts, token };
  });
}

/**
 * Puts a document timestamp on a sealed file, over everything in it.
 * @throws {TsaUnavailable}
 * @throws {TsaWrong}
 */
export async function timestamp(
  sealed: SealedFile,
  longTerm: LongTerm,
  expected = tokenRoom,
): Promise<{ file: FileParts; path: Path }> {
  return fitted(expected, async (room) => {
    const unsigned = addTimestamp(sealed, room);
    const { der, path } = await askForToken(unsigned.digest, longTerm);
    return { file: extend(sealed, insertSignature(unsigned, der)), path };
  });
}

const maxSizes = 3;

/**
 * Sized to fit: again with more room when a token is larger than those before.
 * @throws {TsaWrong} when each is larger still
 */
async function fitted<T>(first: number, work: (room: number) => Promise<T>): Promise<T> {
  let room = first;
  for (let sizes = 0; sizes < maxSizes; sizes += 1) {
    try {
      return await work(room);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      room = error.sizeBytes + spare;
    }
  }
  throw new TsaWrong('Each timestamp is larger than the one before.');
}

/** Checked once more, whoever the authority is: what is embedded stays. */
async function askForToken(
  digest: Uint8Array,
  { tsa, timestampRoots, now }: LongTerm,
): Promise<Token> {
  const der = await tsa.timestamp(digest);
  const roots = timestampRoots.map((pem) => new X509Certificate(pem));
  const { ok, detail, path } = checkTimestampToken(der, { digest, roots, at: now() });
  if (!ok || !path) throw new TsaWrong(detail);
  return { der, path };
}

/** The signer's chain ends with its root, as the keys were loaded. */
function sealPath({ chain }: CmsParts): Path {
  const [leaf, ...above] = chain.map((der) => new X509Certificate(der));
  const root = above.at(-1);
  const path = leaf && root && findPath(leaf, above, [root]);
  if (!path) throw new TypeError('The chain of the seal does not end with a root.');
  return path;
}
