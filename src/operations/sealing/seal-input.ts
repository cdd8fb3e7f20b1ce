import { present } from '../../domain/document/representation.ts';
import { needsSeal } from '../../domain/document/seal.ts';
import { publicId, type DocumentId } from '../../domain/ids.ts';
import type { Sender } from '../../domain/mail/mail.ts';
import type { Place } from '../../domain/template/field.ts';
import { stampedValues } from '../../domain/template/stamped-value.ts';
import { canonicalJson } from '../../evidence/records/canonical-json.ts';
import { verificationKey } from '../../evidence/records/verification-key.ts';
import type { SealInput, SealRecipient } from '../../evidence/seal/input.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import type { Database } from '../../persistence/orm.ts';
import { listRecipients } from '../../persistence/stores/documents.ts';
import { requireFile } from '../../persistence/stores/files.ts';
import { readFirstSalt } from '../../persistence/stores/log-events.ts';
import { findDocumentToSeal } from '../../persistence/stores/sealing.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import { listSignatures } from '../../persistence/stores/signatures.ts';
import { readLogProofs } from '../log/proofs.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { evidenceFile } from './evidence-file.ts';
import { reachStorage } from '../uploads/reach-storage.ts';

/**
 * Everything the sealed file is made of; undefined when there is nothing to seal (any more).
 * `complete` gives records their tokens and events their places in the log, which the evidence
 * waits for, and not what is drawn.
 */
export async function sealInput(
  deps: OperationDeps,
  documentId: DocumentId,
  complete: () => Promise<unknown>,
): Promise<SealInput | undefined> {
  const { database, defaultLocale: locale, publicUrl } = deps;
  const document = await findDocumentToSeal(database, documentId);
  if (!document || !needsSeal(document)) return undefined;
  const completed = complete();
  // Whoever asks for the evidence is told; what is drawn may fail before anybody does.
  completed.catch(() => undefined);
  const [{ recipients, prepared, ...facts }, key] = await Promise.all([
    readFacts(deps, document),
    readKey(database, documentId, completed),
  ]);
  const told = toldBySeal(document, { ...facts, recipients });
  if (!told) return undefined;
  return {
    ...told,
    prepared,
    locale,
    verifyUrl: `${publicUrl}/verify/${told.document.id}#${key}`,
    async evidence() {
      await completed;
      const proofs = await readProofs(database, documentId);
      const evidence = evidenceFile(told, { document, recipients, ...proofs });
      return Buffer.from(canonicalJson(evidence));
    },
  };
}

/** What sealing itself does not change. */
async function readFacts({ database, blobs }: OperationDeps, document: Document) {
  const preparedFile = requireFile(database, document.preparedFileId);
  const [recipients, signatures, sender, original, { sha256: preparedSha256 }, prepared] =
    await Promise.all([
      listRecipients(database, document.id),
      listSignatures(database, document.id),
      senderOf(database.fork(), document),
      requireFile(database, document.originalFileId),
      preparedFile,
      preparedFile.then(({ blobKey }) => reachStorage(() => blobs.get(blobKey))),
    ]);
  const originalSha256 = original.sha256;
  return { recipients, signatures, sender, originalSha256, preparedSha256, prepared };
}

/** An event of before the log has its salt once it is in it. */
async function readKey(
  database: Database,
  documentId: DocumentId,
  completed: Promise<unknown>,
): Promise<string> {
  const read = () => readFirstSalt(database.fork(), documentId);
  let salt = await read();
  if (!salt) {
    await completed;
    salt = await read();
  }
  if (!salt) throw new Error('The first event of the document is not in the log.');
  return verificationKey(salt, publicId('doc', documentId));
}

async function readProofs(database: Database, documentId: DocumentId) {
  const [signatures, log] = await Promise.all([
    listSignatures(database, documentId),
    readLogProofs(database, documentId),
  ]);
  return { signatures, log };
}

interface ToldFacts {
  recipients: readonly Recipient[];
  signatures: readonly Signature[];
  sender: Sender;
  /** Hex. */
  preparedSha256: string;
  originalSha256: string;
}

/** What a seal says of a document that was sent and completed; undefined for any other. */
export function toldBySeal(
  document: Document,
  { recipients, signatures, ...told }: ToldFacts,
): Pick<SealInput, 'document' | 'recipients'> | undefined {
  const { id, title, createdAt, sentAt, completedAt } = document;
  if (!sentAt || !completedAt) return undefined;
  const { sender, preparedSha256, originalSha256 } = told;
  const byRecipient = new Map(signatures.map((one) => [one.recipientId, one]));
  return {
    document: {
      id: publicId('doc', id),
      title,
      sender,
      createdAt,
      sentAt,
      completedAt,
      preparedSha256,
      originalSha256,
    },
    recipients: recipients
      .filter((recipient) => byRecipient.has(recipient.id) || recipient.viewedAt)
      .map((recipient) => sealRecipient(document, recipient, byRecipient.get(recipient.id))),
  };
}

/** What a recipient did, as it is drawn and told. */
export function sealRecipient(
  document: Document,
  recipient: Recipient,
  signature: Signature | undefined,
): SealRecipient {
  const fields = document.fields.map((field) => ({ ...field, id: publicId('fld', field.id) }));
  return {
    id: publicId('rec', recipient.id),
    name: signature?.signerName ?? recipient.name,
    email: signature?.signerEmail ?? recipient.email,
    role: recipient.role,
    meaning: signature?.meaning ?? 'viewed',
    ...present('viewedAt', recipient.viewedAt),
    ...present('linkChannel', recipient.viewedLinkChannel),
    ...present('consentAt', recipient.consentAt),
    ...present('consentVersion', recipient.consentVersion),
    ...present('consentLinkChannel', recipient.consentLinkChannel),
    ...(signature && {
      signatureId: publicId('sig', signature.id),
      actedAt: signature.signedAt,
      ...present('actLinkChannel', signature.linkChannel),
      ipAddress: signature.ipAddress,
      userAgent: signature.userAgent,
    }),
    ...(signature?.meaning === 'signed' && {
      signature: {
        type: signature.signatureType,
        ...present('image', signature.image),
        ...present('text', signature.typedText),
        ...present('face', signature.typedFace),
      },
    }),
    fields: fields.flatMap((field) => {
      const value = signature?.fieldValues[field.id];
      if (value === undefined) return [];
      const { label, comb, maxLength } = field;
      const boxes = comb === true ? present('boxes', maxLength) : {};
      return stampedValues(field, value).map((place) => ({ label, ...boxes, ...place }));
    }),
    signatureFields: placesOf(fields, signature?.signatureFieldIds),
    ...(signature?.initialsType && {
      initials: {
        signature: {
          type: signature.initialsType,
          ...present('image', signature.initialsImage),
          ...present('text', signature.initialsText),
          ...present('face', signature.initialsFace),
        },
        places: placesOf(fields, signature.initialsFieldIds),
      },
    }),
  };
}

/** Where the fields of these public ids are. */
function placesOf(
  fields: readonly (Place & { id: string; places?: Place[] })[],
  ids: readonly string[] = [],
): Place[] {
  return fields.flatMap(({ id, page, rect, places }) =>
    ids.includes(id) ? (places ?? [{ page, rect }]) : [],
  );
}
