import { X509Certificate } from 'node:crypto';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { renewSeal } from '@countersign/seal/renew-seal';
import { stepsHere } from '../../../src/evidence/pages/seal-document.ts';
import { makeCheckPki } from '../../../tools/check-pdf/pki.ts';
import { zipFiles } from '@countersign/verifier/evidence-zip';
import { evidenceAttachment, parseEvidence } from '@countersign/verifier/read-evidence';
import { sealedFile } from '../../evidence/support/sealed-file.ts';
import { packZip } from '@countersign/verifier/zip';
import type { SealLevel } from '@countersign/verifier/seal-level';
import { openSealing, type Sealing, type SealWish } from './given-sealed.ts';
import { openSealed, type SealedSample } from './sealed.ts';
import { linearisedUpload, streamUpload, upload } from './uploads.ts';

/** The seals that are attacked. They differ in what was uploaded, who signed and what followed. */
export const kinds = [
  'xref table',
  'xref stream, one signer',
  'linearised, five signers',
  'renewed once',
  'renewed twice',
  'B-LT',
  'B-T',
  'B-B',
] as const;
export type Kind = (typeof kinds)[number];

export interface GivenKind {
  sealed: SealedSample;
  level: SealLevel;
  trust: Sealing['trust'];
}

export type GivenKinds = Readonly<Record<Kind, GivenKind>>;

const dayMs = 86_400_000;

/** Every kind of seal, each made once. */
export async function givenKinds(): Promise<GivenKinds> {
  const sealing = await openSealing();
  try {
    const seal = async (pdf: Uint8Array, wish: SealWish) => {
      const { bytes } = await preparePdf(pdf, defaultLimits);
      return (await sealing.givenSealed({ ...wish, pdf: bytes })).bytes;
    };
    const lta = { signers: 2, level: 'B-LTA' } as const;
    const table = await seal(upload(), lta);
    const once = await renewed(sealing, table, 390);
    const twice = await renewed(sealing, once, 780);
    const given = async (bytes: Buffer, days = 0, level: SealLevel = 'B-LTA') => ({
      ...(await open(sealing, bytes, days)),
      level,
    });
    const small = async (level: SealLevel) =>
      given(await seal(upload(), { signers: 1, level }), 0, level);
    return {
      'xref table': await given(table),
      'xref stream, one signer': await given(
        await seal(await streamUpload(), { ...lta, signers: 1 }),
      ),
      'linearised, five signers': await given(
        await seal(linearisedUpload(), { ...lta, signers: 5 }),
      ),
      'renewed once': await given(once, 400),
      'renewed twice': await given(twice, 790),
      'B-LT': await small('B-LT'),
      'B-T': await small('B-T'),
      'B-B': await small('B-B'),
    };
  } finally {
    await sealing.stop();
  }
}

/** The first kind alone. */
export async function givenKind(): Promise<GivenKind> {
  const sealing = await openSealing();
  try {
    const { bytes: pdf } = await preparePdf(upload(), defaultLimits);
    const level = 'B-LTA';
    const { bytes } = await sealing.givenSealed({ signers: 2, level, pdf });
    return { ...(await open(sealing, bytes, 0)), level };
  } finally {
    await sealing.stop();
  }
}

async function renewed({ pki }: Sealing, sealed: Buffer, days: number): Promise<Buffer> {
  const now = () => new Date(pki.now.getTime() + days * dayMs);
  const file = await renewSeal(sealed, pki.longTerm('B-LTA', now), stepsHere);
  if (!file) throw new Error('The seal was not renewed.');
  return Buffer.from(file.bytes);
}

/** Attacked, and judged, so many days after it was sealed. */
async function open(
  sealing: Sealing,
  bytes: Buffer,
  days: number,
): Promise<Omit<GivenKind, 'level'>> {
  const { pki, trust, logKey } = sealing;
  const now = () => new Date(pki.now.getTime() + days * dayMs);
  const stranger = makeCheckPki(now());
  const attached = evidenceAttachment(sealedFile(bytes));
  const anchors = {
    roots: Buffer.from(pki.rootPem),
    timestampRoots: Buffer.from(pki.rootPem),
    logKey: Buffer.from(`${logKey}\n`),
  };
  const content = parseEvidence(attached);
  // Everybody signs by typing.
  const [trusted, pictures] = [anchors, new Map<string, Uint8Array>()];
  const pack = (sealed: Uint8Array) =>
    Buffer.concat(packZip(zipFiles({ sealed, attached, content, trust: trusted, pictures })));
  const authority = {
    own: pki.longTerm('B-LTA', now),
    stranger: stranger.longTerm('B-LTA', now),
  };
  const strangerRoot = new X509Certificate(stranger.rootPem).raw;
  return {
    sealed: await openSealed(bytes, { authority, pack, strangerRoot }),
    trust: { ...trust, at: new Date(now().getTime() + 60_000) },
  };
}
