import { present } from '../../domain/document/representation.ts';
import { needsSeal } from '../../domain/document/seal.ts';
import { holdersBefore } from '../../domain/recipient/passing.ts';
import { isHolder } from '../../domain/recipient/recipient.ts';
import { publicId, type DocumentId, type RecipientId } from '../../domain/ids.ts';
import type { Locale, Sender } from '../../domain/mail/mail.ts';
import type { ReaderSign } from '../../domain/signing/reader-sign.ts';
import type { Place } from '../../domain/template/field.ts';
import { hasSenderWords } from '../../domain/template/sender-words.ts';
import { placesOf } from '../../domain/template/stamped-value.ts';
import { canonicalJson } from '../../evidence/records/canonical-json.ts';
import { verificationKey } from '../../evidence/records/verification-key.ts';
import type { SealInput, SealPassing, SealRecipient } from '../../evidence/pages/seal-input.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import type { Database } from '../../persistence/orm.ts';
import { listRecipients } from '../../persistence/stores/documents/documents.ts';
import { requireFile } from '../../persistence/stores/files/files.ts';
import { readFirstSalt } from '../../persistence/stores/log/log-events.ts';
import {
  findDocumentToSeal,
  readEvidenceSalt,
  readReaderSigns,
} from '../../persistence/stores/sealing/sealing.ts';
import { senderOf } from '../../persistence/stores/documents/senders.ts';
import { listSignatures } from '../../persistence/stores/signing/signatures.ts';
import { readLogProofs } from '../log/proofs.ts';
import { inOwnLog } from '../test-workspaces/authorities.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { sealFields } from './seal-fields.ts';
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
  // Its failure reaches whoever asks for the evidence; what is drawn may fail before anybody does.
  completed.catch(() => undefined);
  const [{ recipients, prepared, ...facts }, key] = await Promise.all([
    readFacts(deps, document),
    readKey(database, documentId, completed),
  ]);
  const statement = sealStatement(document, { ...facts, recipients, defaultLocale: locale });
  if (!statement) return undefined;
  return {
    ...statement,
    prepared,
    locale,
    verifyUrl: `${publicUrl}/verify/${statement.document.id}#${key}`,
    async evidence() {
      await completed;
      const [proofs, salt] = await Promise.all([
        readProofs(deps, documentId),
        readEvidenceSalt(database.fork(), documentId),
      ]);
      const evidence = evidenceFile(statement, { document, recipients, salt, ...proofs });
      return Buffer.from(canonicalJson(evidence));
    },
  };
}

/** What sealing itself does not change. */
async function readFacts({ database, blobs }: OperationDeps, document: Document) {
  const preparedFile = requireFile(database, document.preparedFileId);
  const [recipients, readers, signatures, sender, original, { sha256: preparedSha256 }, prepared] =
    await Promise.all([
      listRecipients(database, document.id),
      readReaderSigns(database.fork(), document.id),
      listSignatures(database, document.id),
      senderOf(database.fork(), document),
      requireFile(database, document.originalFileId),
      preparedFile,
      preparedFile.then(({ blobKey }) => reachStorage(() => blobs.get(blobKey))),
    ]);
  const originalSha256 = original.sha256;
  return { recipients, readers, signatures, sender, originalSha256, preparedSha256, prepared };
}

/** An event that was inserted by hand has its salt once it is in the log. */
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

async function readProofs(deps: OperationDeps, documentId: DocumentId) {
  const [signatures, log] = await Promise.all([
    listSignatures(deps.database, documentId),
    inOwnLog(deps, (log) => readLogProofs(log, documentId)),
  ]);
  return { signatures, log };
}

interface StatementFacts {
  recipients: readonly Recipient[];
  /** By what each was known to read; only drawn. */
  readers?: ReadonlyMap<RecipientId, ReaderSign | undefined>;
  signatures: readonly Signature[];
  sender: Sender;
  /** Hex. */
  preparedSha256: string;
  originalSha256: string;
  /** Of whoever gave values in no language that is known. */
  defaultLocale: Locale;
}

/** What a seal says of a document that was sent and completed; undefined for any other. */
export function sealStatement(
  document: Document,
  { recipients, readers, signatures, defaultLocale, ...statement }: StatementFacts,
): Pick<SealInput, 'document' | 'recipients' | 'copies'> | undefined {
  const { id, title, createdAt, sentAt, completedAt } = document;
  if (!sentAt || !completedAt) return undefined;
  const { sender, preparedSha256, originalSha256 } = statement;
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
      senderFields: document.fields.filter(hasSenderWords).length,
    },
    recipients: recipients
      // Who gets a copy looks at what is complete, perhaps before it is sealed.
      .filter(({ id, viewedAt, role }) => byRecipient.has(id) || (viewedAt && role !== 'cc'))
      .map((recipient) => ({
        ...sealRecipient(document, recipient, byRecipient.get(recipient.id), defaultLocale),
        ...present('knownBy', readers?.get(recipient.id)),
        passings: passingsOf(recipient, recipients),
      })),
    copies: recipients
      .filter((recipient) => recipient.role === 'cc' && isHolder(recipient))
      .map(({ name, email }) => ({ name, email })),
  };
}

/** How the place came to a recipient, and from them to another. */
function passingsOf(recipient: Recipient, recipients: readonly Recipient[]): SealPassing[] {
  return [...holdersBefore(recipient, recipients), recipient].flatMap((one) => {
    const { name: before, reassignedTo, reassignedAt: at, reassignedBy: by, reassignReason } = one;
    const holder = recipients.find(({ id }) => id === reassignedTo);
    if (!holder || !at || !by) return [];
    return [{ holder: holder.name, before, at, by, ...present('reason', reassignReason) }];
  });
}

/** What a recipient did, as the certificate page draws it. */
export function sealRecipient(
  document: Document,
  recipient: Recipient,
  signature: Signature | undefined,
  defaultLocale: Locale,
): SealRecipient {
  // Of the words that were agreed to: those of the page.
  const language = recipient.consentLanguage ?? recipient.locale ?? defaultLocale;
  const fields = document.fields.map((field) => ({ ...field, id: publicId('fld', field.id) }));
  return {
    id: publicId('rec', recipient.id),
    name: signature?.signerName ?? recipient.name,
    email: signature?.signerEmail ?? recipient.email,
    role: recipient.role,
    ...present('order', recipient.order),
    meaning: signature?.meaning ?? 'viewed',
    ...present('viewedAt', recipient.viewedAt),
    ...present('linkChannel', recipient.viewedLinkChannel),
    ...present('consentAt', recipient.consentAt),
    ...present('consentVersion', recipient.consentVersion),
    ...present('consentLinkChannel', recipient.consentLinkChannel),
    ...(signature && {
      signatureId: publicId('sig', signature.id),
      authentication: signature.authentication,
      actedAt: signature.signedAt,
      shownAt: signature.shownAt,
      shownLinkChannel: signature.shownLinkChannel,
      actLinkChannel: signature.linkChannel,
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
      // The sender's words are in the prepared file.
      if (value === undefined || hasSenderWords(field)) return [];
      return sealFields(field, value, language);
    }),
    signatureFields: placesOfAll(fields, signature?.signatureFieldIds),
    ...(signature?.initialsType && {
      initials: {
        signature: {
          type: signature.initialsType,
          ...present('image', signature.initialsImage),
          ...present('text', signature.initialsText),
          ...present('face', signature.initialsFace),
        },
        places: placesOfAll(fields, signature.initialsFieldIds),
      },
    }),
  };
}

/** Where the fields of these public ids are. */
function placesOfAll(
  fields: readonly (Place & { id: string; places?: Place[] })[],
  ids: readonly string[] = [],
): Place[] {
  return fields.flatMap((field) => (ids.includes(field.id) ? placesOf(field) : []));
}
