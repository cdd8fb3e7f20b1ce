import { X509Certificate } from 'node:crypto';
import { findPath, type Path } from '../../../verifier/src/chain.ts';
import type { SealLevel } from '../../../verifier/src/seal-verdict.ts';
import { assembleCms, type CmsParts } from '../../../verifier/src/seal-cms.ts';
import { checkTimestampToken, digestOf } from '../../../verifier/src/timestamp-token.ts';
import type { Signer } from '../keys/signer.ts';
import { collectStatuses } from '../status/collect-statuses.ts';
import type { StatusSource } from '../status/status-source.ts';
import { TsaWrong, type Tsa } from '../timestamps/tsa.ts';
import { signDigest } from './cms.ts';
import { addSeal, type LaidOut, type UnsignedSeal } from './add-seal.ts';
import type { SealInput, SealLayout } from './input.ts';
import { addTimestamp, addValidationData } from './extend-seal.ts';
import type { LastTimestamp, SealedFile } from './sealed-file.ts';
import { insertSignature, TooLarge } from './unsigned.ts';
import { extend, write, type Written } from './written.ts';

/** Who seals. */
export interface SealAuthorities {
  signer: Signer;
  /** Absent: level B-B. */
  lasting?: Lasting;
}

/** Who vouches for when a seal was made, and that nothing of it was revoked. */
export interface Lasting {
  /** What is made or waited for, never less. */
  level: Exclude<SealLevel, 'B-B'>;
  tsa: Tsa;
  status: StatusSource;
  /** PEM: roots of the timestamp authority. */
  timestampRoots: readonly string[];
  now: () => Date;
}

/** The work on the insides of a file: heavy, without keys and network. */
export interface SealSteps {
  /** May take the bytes of the prepared file, and gives them back. */
  layOut(input: SealLayout): Promise<LaidOut>;
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
export async function makeSeal(
  { evidence, sealedAt, ...layout }: SealInput & Pick<SealLayout, 'development'>,
  { signer, lasting }: SealAuthorities,
  steps: SealSteps,
): Promise<Written> {
  const [laidOut, attached] = await Promise.all([steps.layOut(layout), evidence()]);
  const drawn = await write(laidOut.prepared, laidOut.bytes);
  const unsigned = (room: number) =>
    addSeal(drawn, laidOut, {
      name: layout.development ? 'Countersign (development)' : 'Countersign',
      reason: `Sealed on completion of document ${layout.document.id}`,
      at: sealedAt ?? layout.document.completedAt,
      evidence: attached,
      room,
    });
  if (!lasting) {
    const seal = unsigned(bareRoom(signer));
    const cms = assembleCms(await signDigest(seal.digest, signer));
    return extend(drawn, insertSignature(seal, cms));
  }
  const { seal, parts, token } = await signWithTime(unsigned, { signer, lasting });
  const file = { ...extend(drawn, seal.bytes), end: seal.end };
  if (lasting.level === 'B-T') return file;
  const paths = [sealPath(parts), token.path];
  const data = await collectStatuses(paths, lasting.status, lasting.now());
  const extended = addValidationData(file, data);
  if (lasting.level === 'B-LT') return extended;
  return (await timestamp(extended, lasting, token.der.length + spare)).file;
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
  { signer, lasting }: Required<SealAuthorities>,
): Promise<{ seal: UnsignedSeal; parts: CmsParts; token: Token }> {
  return fitted(bareRoom(signer) + tokenRoom, async (room) => {
    const seal = unsigned(room);
    const parts = await signDigest(seal.digest, signer);
    const token = await askForToken(digestOf([parts.signature]), lasting);
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
  lasting: Lasting,
  expected = tokenRoom,
): Promise<{ file: Written; path: Path }> {
  return fitted(expected, async (room) => {
    const unsigned = addTimestamp(sealed, room);
    const { der, path } = await askForToken(unsigned.digest, lasting);
    return { file: extend(sealed, insertSignature(unsigned, der)), path };
  });
}

const mostSizes = 3;

/**
 * Sized to fit: again with more room when a token is larger than those before.
 * @throws {TsaWrong} when each is larger still
 */
async function fitted<T>(first: number, work: (room: number) => Promise<T>): Promise<T> {
  let room = first;
  for (let sizes = 0; sizes < mostSizes; sizes += 1) {
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
  { tsa, timestampRoots, now }: Lasting,
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
