import { makeEvidenceSteps } from '../../../src/activities/evidence-steps.ts';
import type { SealInput } from '../../../src/evidence/pages/seal-input.ts';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { write } from '@countersign/seal/file-parts';
import { makeCheckPki, type CheckPki } from '../../../tools/check-pdf/pki.ts';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { parseNoteKey } from '@countersign/verifier/log/note';
import type { SealLevel } from '@countersign/verifier/seal-level';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { startApplication, steppingClock } from '../application.ts';
import { sign } from '../signing.ts';
import { rowId } from '../uuid.ts';
import { givenDocument, givenWorkspace } from '../workspace.ts';

export interface SealedDocument {
  bytes: Buffer;
  evidence: EvidenceFile;
}

/** A sealed document, and what it was sealed of. */
export interface SealedOf extends SealedDocument {
  input: SealInput;
}

/** What is sealed; a prepared file of the sample's unless one is given. */
export interface SealWish {
  signers: number;
  level: SealLevel;
  pdf?: Uint8Array;
}

/**
 * A service that people sign documents in, sealed by authorities as an operator has them. Sealed
 * today: pyHanko looks back from its machine's clock, and finds no proof of what lies ahead of that.
 */
export interface Sealing {
  pki: CheckPki;
  trust: EvidenceTrust & { roots: readonly string[] };
  /** `host:port/log+…`, the key of the log as it is served. */
  logKey: string;
  givenSealed(wish: SealWish): Promise<SealedOf>;
  sealBy: (by: CheckPki, input: SealInput, level?: SealLevel) => Promise<Buffer>;
  stop(): Promise<void>;
}

export async function openSealing(): Promise<Sealing> {
  const app = await startApplication({ clock: steppingClock(new Date()) });
  const pki = makeCheckPki(app.clock.now(), app.authorities.pki.keys);
  const { tsa } = pki.longTerm('B-LTA', () => pki.now);
  const key = parseNoteKey(app.logKey.vkey);
  const roots = [pki.rootPem];
  const logKeys = key ? [key] : [];
  const trust = { roots, timestampRoots: roots, logKeys, at: app.clock.now() };

  async function sealBy(by: CheckPki, input: SealInput, level: SealLevel = 'B-LTA') {
    const longTerm = level === 'B-B' ? undefined : by.longTerm(level, () => by.now);
    return Buffer.from(await sealPdf(input, by.signers['P-256'], longTerm));
  }

  async function givenSealed({ signers, level, pdf }: SealWish): Promise<SealedOf> {
    const workspace = await givenWorkspace(app);
    const names = ['ana', 'ben', 'cy', 'dan', 'eva'].slice(0, signers);
    const recipients = names.map((name) => ({ email: `${name}@example.com` }));
    const options = { recipients, send: true, ...(pdf && { pdf }) };
    const { id, recipientIds } = await givenDocument(app, workspace, options);
    for (const recipient of recipientIds) await sign(app, workspace, id, recipient);
    let made: Pick<SealedOf, 'bytes' | 'input'> | undefined;
    const { sealDocument } = makeEvidenceSteps({
      operations: app.operations,
      tsa,
      logKey: app.logKey,
      seal: async (input) => {
        made = { input, bytes: await sealBy(pki, input, level) };
        return write(made.bytes);
      },
    });
    await sealDocument(rowId('doc', id), app.clock.now());
    if (!made) throw new Error('Nothing was sealed.');
    const { evidence } = await verifyPdf(made.bytes, trust);
    if (!evidence) throw new Error('The seal carries no evidence.');
    return { ...made, evidence: evidence.content };
  }

  return { pki, trust, logKey: app.logKey.vkey, givenSealed, sealBy, stop: () => app.stop() };
}

/** Two documents that two people signed, sealed at B-LTA, and who can seal such again. */
export interface SealedDocuments {
  given: SealedDocument;
  other: SealedDocument;
  trust: Sealing['trust'];
  stranger: CheckPki;
  /** The given document with other evidence, or by somebody else than the service. */
  sealAgain: (changed: { evidence?: EvidenceFile; by?: CheckPki }) => Promise<Buffer>;
}

export async function givenSealedDocuments(): Promise<SealedDocuments> {
  const sealing = await openSealing();
  try {
    const { pki, trust, sealBy } = sealing;
    const wish = { signers: 2, level: 'B-LTA' } as const;
    const [given, other] = [await sealing.givenSealed(wish), await sealing.givenSealed(wish)];
    return {
      given,
      other,
      trust,
      stranger: makeCheckPki(pki.now),
      async sealAgain({ evidence = given.evidence, by = pki }) {
        const bytes = Buffer.from(JSON.stringify(evidence));
        return sealBy(by, { ...given.input, evidence: async () => bytes });
      },
    };
  } finally {
    await sealing.stop();
  }
}
