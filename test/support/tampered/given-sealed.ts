import { makeSealDocument } from '../../../src/activities/sealing.ts';
import { timestampRecords } from '../../../src/activities/timestamp-records.ts';
import type { SealInput } from '../../../src/evidence/seal/input.ts';
import { sealPdf } from '../../../src/evidence/seal/seal-pdf.ts';
import { write } from '../../../src/evidence/seal/written.ts';
import { makeCheckPki, type CheckPki } from '../../../tools/check-pdf/pki.ts';
import type { EvidenceFile } from '../../../verifier/src/evidence-file.ts';
import type { EvidenceTrust } from '../../../verifier/src/evidence-trust.ts';
import { parseNoteKey } from '../../../verifier/src/log/note.ts';
import { verifyPdf } from '../../../verifier/src/verify-evidence.ts';
import { startApplication, steppingClock } from '../application.ts';
import { sign } from '../signing.ts';
import { rowId } from '../uuid.ts';
import { givenDocument, givenWorkspace } from '../workspace.ts';

export interface SealedDocument {
  bytes: Buffer;
  evidence: EvidenceFile;
}

/**
 * Two documents that two people signed, sealed at B-LTA, and who can seal such again. Sealed today:
 * pyHanko looks back from its machine's clock, and finds no proof of what lies ahead of that.
 */
export interface SealedDocuments {
  given: SealedDocument;
  other: SealedDocument;
  trust: EvidenceTrust & { roots: readonly string[] };
  stranger: CheckPki;
  /** The given document with other evidence, or by somebody else than the service. */
  sealAgain: (changed: { evidence?: EvidenceFile; by?: CheckPki }) => Promise<Buffer>;
}

export async function givenSealedDocuments(): Promise<SealedDocuments> {
  const app = await startApplication({ clock: steppingClock(new Date()) });
  try {
    const pki = makeCheckPki(app.clock.now(), app.authorities.pki.keys);
    const sealBy = (by: CheckPki, input: SealInput) =>
      sealPdf(
        input,
        by.signers['P-256'],
        by.lasting('B-LTA', () => by.now),
      );
    const { tsa } = pki.lasting('B-LTA', () => pki.now);
    const key = parseNoteKey(app.logKey.vkey);
    const trust = { roots: [pki.rootPem], logKeys: key ? [key] : [], at: app.clock.now() };
    const { database, operations } = app;
    const inputs: SealInput[] = [];

    async function givenSealed(): Promise<SealedDocument> {
      const workspace = await givenWorkspace(app);
      const recipients = ['ana', 'ben'].map((name) => ({ email: `${name}@example.com` }));
      const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
      for (const recipient of recipientIds) await sign(app, workspace, id, recipient);
      const sealed: Uint8Array[] = [];
      const seal = makeSealDocument({
        operations,
        timestampRecords: (one) => timestampRecords({ database, tsa }, one),
        sequenceLog: () => app.sequence(),
        seal: async (input) => {
          inputs.push(input);
          const bytes = await sealBy(pki, input);
          sealed.push(bytes);
          return write(bytes);
        },
      });
      await seal(rowId('doc', id), app.clock.now());
      const [bytes = Buffer.alloc(0)] = sealed;
      const { evidence } = await verifyPdf(bytes, trust);
      if (!evidence) throw new Error('The seal carries no evidence.');
      return { bytes: Buffer.from(bytes), evidence: evidence.content };
    }

    const [given, other] = [await givenSealed(), await givenSealed()];
    const [input] = inputs;
    if (!input) throw new Error('Nothing was sealed.');
    return {
      given,
      other,
      trust,
      stranger: makeCheckPki(pki.now),
      async sealAgain({ evidence = given.evidence, by = pki }) {
        const bytes = Buffer.from(JSON.stringify(evidence));
        return Buffer.from(await sealBy(by, { ...input, evidence: async () => bytes }));
      },
    };
  } finally {
    await app.stop();
  }
}
