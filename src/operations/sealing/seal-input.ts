import { publicId } from '../../domain/ids.ts';
import { present } from '../../domain/document/representation.ts';
import type { SealInput, SealRecipient } from '../../evidence/seal/input.ts';
import {
  DocumentEntity,
  RecipientEntity,
  SignatureEntity,
  type Document,
  type Recipient,
  type Signature,
} from '../../persistence/entities/documents.ts';
import { FileEntity } from '../../persistence/entities/files.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** Everything the sealed file is made of; undefined when there is nothing to seal (any more). */
export async function sealInput(
  deps: OperationDeps,
  documentId: string,
  development: boolean,
): Promise<SealInput | undefined> {
  const em = deps.database.fork();
  const document = await em.findOne(DocumentEntity, { id: documentId });
  const sealed = document?.sealedFileId && !deps.drill?.lacks('one-seal');
  if (!document?.completedAt || !document.sentAt || sealed) return undefined;
  const order = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
  const recipients = await em.find(RecipientEntity, { documentId }, order);
  const signatures = await em.find(SignatureEntity, { documentId });
  const prepared = await em.findOneOrFail(FileEntity, { id: document.preparedFileId });
  const original = await em.findOneOrFail(FileEntity, { id: document.originalFileId });
  const byRecipient = new Map(signatures.map((one) => [one.recipientId, one]));
  return {
    prepared: await deps.blobs.get(prepared.blobKey),
    document: {
      id: publicId('doc', document.id),
      title: document.title,
      preparedSha256: prepared.sha256,
      originalSha256: original.sha256,
      sender: await senderOf(em, document),
      createdAt: document.createdAt,
      sentAt: document.sentAt,
      completedAt: document.completedAt,
    },
    recipients: recipients
      .filter((recipient) => byRecipient.has(recipient.id) || recipient.viewedAt)
      .map((recipient) => sealRecipient(document, recipient, byRecipient.get(recipient.id))),
    records: signatures.map(({ id, record }) => ({
      name: `${publicId('sig', id)}.json`,
      bytes: Buffer.from(record),
    })),
    verifyUrl: `${deps.publicUrl}/api/v1/signatures/verify?document_id=${publicId('doc', document.id)}`,
    development,
  };
}

function sealRecipient(
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
    ...present('howOpened', recipient.viewedLinkChannel),
    ...present('consentVersion', recipient.consentVersion),
    ...(signature && {
      signatureId: publicId('sig', signature.id),
      actedAt: signature.signedAt,
      ipAddress: signature.ipAddress,
      userAgent: signature.userAgent,
    }),
    ...(signature?.meaning === 'signed' && {
      signature: {
        type: signature.signatureType,
        ...present('image', signature.image),
        ...present('text', signature.typedText),
      },
    }),
    fields: fields.flatMap(({ id, label, type, page, rect }) => {
      const value = signature?.fieldValues[id];
      return value === undefined ? [] : [{ label, type, page, rect, value }];
    }),
    signatureFields: fields.flatMap(({ id, page, rect }) =>
      signature?.signatureFieldIds.includes(id) ? [{ page, rect }] : [],
    ),
  };
}
