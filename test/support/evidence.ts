import { parsePublicId } from '../../src/domain/ids.ts';
import { timestampCheckpoint } from '../../src/operations/log/timestamp.ts';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { DocumentEntity } from '../../src/persistence/entities/documents.ts';
import { requireFile } from '../../src/persistence/stores/files/files.ts';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { prefixWith } from '@countersign/verifier/prepared-part';
import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { readZip } from '@countersign/verifier/zip';
import { sealInput } from '../evidence/support/seal-fixture.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import type { Application } from './application.ts';
import { completedDocument } from './signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from './workspace.ts';

/** A document that was approved, signed and sealed, its file, and what a verifier trusts. */
export async function givenEvidence(app: Application) {
  const workspace = await givenWorkspace(app);
  const { id } = await completedDocument(app, workspace);
  const sealed = await sealedFile(app, id);
  const key = parseNoteKey(app.logKey.vkey);
  const trust: EvidenceTrust = {
    roots: [app.authorities.pki.rootPem],
    timestampRoots: [app.authorities.pki.rootPem],
    logKeys: key ? [key] : [],
    at: app.clock.now(),
  };
  const { evidence } = await verifyPdf(sealed, trust);
  if (!evidence) throw new Error('The seal carries no evidence.');
  const { content } = evidence;
  return { workspace, id, sealed, trust, content };
}

export async function sealedFile(app: Application, documentId: string): Promise<Buffer> {
  const id = parsePublicId('doc', documentId);
  if (id === undefined) throw new Error(`${documentId} is not the id of a document.`);
  const { sealedFileId } = await app.database.fork().findOneOrFail(DocumentEntity, { id });
  if (!sealedFileId) throw new Error(`${documentId} is not sealed.`);
  const { blobKey } = await requireFile(app.database, sealedFileId);
  return Buffer.from(await app.operations.blobs.get(blobKey));
}

/** The files of an evidence ZIP as the API gives it, from a log that was stamped since the seal. */
export async function givenZip(app: Application): Promise<Map<string, Uint8Array>> {
  const { workspace, id } = await givenEvidence(app);
  await givenDocument(app, workspace);
  await app.sequence();
  await timestampCheckpoint({
    database: app.database,
    clock: app.clock,
    tsa: app.authorities.tsa,
  });
  return readZip(await evidenceZip(app, workspace, id));
}

/** As the API gives it. */
export async function evidenceZip(
  app: Application,
  { key }: Workspace,
  documentId: string,
): Promise<Uint8Array> {
  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${documentId}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The file as a service that lies would seal it: the same document with other evidence; at B-B
 * unless with what a longer level takes.
 */
export async function sealWith(
  app: Application,
  sealed: Uint8Array,
  content: EvidenceFile,
  evidence: unknown,
  longTerm?: LongTerm,
): Promise<Uint8Array> {
  const { prepared_sha256: sha256 } = content.document;
  const prepared = sealed.subarray(0, prefixWith(sha256, sealed));
  const input = { ...(await sealInput(simplePdf())), prepared };
  const bytes = typeof evidence === 'string' ? evidence : JSON.stringify(evidence);
  return sealPdf(
    { ...input, evidence: async () => Buffer.from(bytes) },
    app.authorities.pki.signer,
    longTerm,
  );
}
