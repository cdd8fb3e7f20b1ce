import { allActed } from '../../domain/document/document.ts';
import {
  documentRepresentation,
  recipientRepresentation,
} from '../../domain/document/representation.ts';
import { publicId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import type { SignatureInput } from '../../domain/settings/settings.ts';
import { fieldsOf } from '../../domain/template/assign-fields.ts';
import { checkFieldValues } from '../../domain/template/field-values.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import { signingRecord } from '../../evidence/record.ts';
import {
  SignatureEntity,
  type Recipient,
  type Signature,
} from '../../persistence/entities/documents.ts';
import { readSha256 } from '../../persistence/stores/files.ts';
import { complete } from '../documents/complete.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from '../documents/refresh-derived-state.ts';
import { enter, type SigningSession, type Origin } from './open-session.ts';
import type { KnownLink } from './open-link.ts';
import {
  requireConsent,
  requireNotDone,
  requireOpen,
  requireRole,
  requireTurn,
  requireViewed,
} from '../../domain/signing/rules.ts';

/** A signature as it was checked before any lock was taken. */
export interface GivenSignature {
  input: SignatureInput;
  /** PNG of a drawn or uploaded signature. */
  image?: Uint8Array;
  text?: string;
}

export interface SignCommand {
  signature: GivenSignature;
  fields: Record<string, unknown>;
}

export interface SignedResult extends SigningSession {
  signatureId: string;
  /** As the act left it, whatever has become of the document since. */
  documentStatus: 'in_progress' | 'completed';
}

/** A signer signs. Repeating the act answers as the first time. */
export function signDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: SignCommand,
) {
  return act(tx, link, origin, { meaning: 'signed', ...command });
}

/** An approver approves: a record of its own, without a picture. */
export function approveDocument(tx: Transaction, link: KnownLink, origin: Origin) {
  return act(tx, link, origin, { meaning: 'approved', fields: {} });
}

type OwnField = Field & { publicId: string };

interface Act {
  meaning: 'signed' | 'approved';
  signature?: GivenSignature;
  fields: Record<string, unknown>;
}

async function act(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: Act,
): Promise<SignedResult> {
  const entered = await enter(tx, link, origin);
  const { recipient, document, recipients } = entered;
  const signs = command.meaning === 'signed';
  const before = hasActed(recipient)
    ? await tx.em.findOne(SignatureEntity, { recipientId: recipient.id })
    : null;
  // A signature that was taken stays taken when the settings change.
  if (!before) requireAllowedType(entered, command);
  requireRole(entered, [signs ? 'signer' : 'approver'], signs ? 'sign' : 'approve');
  if (before) {
    const documentStatus = (await wasLast(tx, recipient)) ? 'completed' : 'in_progress';
    return { ...entered, signatureId: before.id, documentStatus };
  }
  requireOpen(entered);
  requireNotDone(entered);
  requireTurn(entered);
  requireViewed(entered);
  requireConsent(entered);

  const own = signs ? ownFields(entered) : [];
  const values = checkFieldValues(own, command.fields);
  if (signs) recipient.signedAt = tx.now;
  else recipient.approvedAt = tx.now;
  recipient.updatedAt = tx.now;
  document.viewedAt ??= tx.now;
  const signature = await addSignature(tx, entered, command, { own, values });
  settle(tx, document, recipients);
  const signatureId = publicId('sig', signature.id);
  recordEvent(tx, {
    type: signs ? 'recipient.signed' : 'recipient.approved',
    actor: entered.actor,
    organizationId: document.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id), signature_id: signatureId },
    data: {
      document: documentRepresentation(document),
      recipient: recipientRepresentation(recipient),
      signature_id: signatureId,
    },
  });
  const isLast = allActed(recipients);
  if (isLast) await complete(tx, { document, recipients }, entered.actor);
  const documentStatus = isLast ? 'completed' : 'in_progress';
  return { ...entered, signatureId: signature.id, documentStatus };
}

/** Whether this recipient's act completed the document: the event after the act says so. */
async function wasLast(tx: Transaction, { id, documentId }: Recipient): Promise<boolean> {
  const completions = await tx.em.execute(
    `select 1 from events acted join events next
       on next.document_id = acted.document_id and next.sequence = acted.sequence + 1
     where acted.document_id = ?
       and acted.resource_id = ? and acted.type in ('recipient.signed', 'recipient.approved')
       and next.type = 'document.completed'`,
    [documentId, id],
  );
  return completions.length > 0;
}

function ownFields({ document, recipient, recipients }: SigningSession): OwnField[] {
  return fieldsOf(recipient, recipients, document.fields).map((field) => ({
    ...field,
    publicId: publicId('fld', field.id),
  }));
}

function requireAllowedType({ settings }: SigningSession, { signature }: Act): void {
  if (!signature || settings.signing.allowed_signature_types.includes(signature.input)) return;
  throw new Refusal(
    'SIGNATURE_TYPE_NOT_ALLOWED',
    `This workspace does not accept signatures of the type “${signature.input}”.`,
  );
}

const signatureTypes = { draw: 'drawn', type: 'typed', upload: 'electronic' } as const;

async function addSignature(
  tx: Transaction,
  { document, recipient, purpose, origin }: SigningSession,
  { meaning, signature }: Act,
  filled: { own: OwnField[]; values: Record<string, FieldValue> },
): Promise<Signature> {
  const preparedSha256 = await readSha256(tx.em, document.preparedFileId);
  const id = tx.deps.ids.next();
  const signatureType = signature ? signatureTypes[signature.input] : 'electronic';
  const { record, sha256 } = signingRecord({
    signatureId: publicId('sig', id),
    organizationId: publicId('org', document.organizationId),
    documentId: publicId('doc', document.id),
    recipient: {
      id: publicId('rec', recipient.id),
      name: recipient.name,
      email: recipient.email,
      role: recipient.role,
    },
    meaning,
    signatureType,
    preparedSha256,
    ...(signature?.image && { image: signature.image }),
    ...(signature?.text !== undefined && { text: signature.text }),
    fieldValues: filled.values,
    consent: { version: recipient.consentVersion ?? '', text: recipient.consentText ?? '' },
    linkChannel: recipient.viewedLinkChannel ?? purpose,
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
    signedAt: tx.now,
  });
  return tx.em.create(SignatureEntity, {
    id,
    organizationId: document.organizationId,
    documentId: document.id,
    recipientId: recipient.id,
    signerEmail: recipient.email,
    signerName: recipient.name,
    meaning,
    signatureType,
    signedAt: tx.now,
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
    image: signature?.image ? Buffer.from(signature.image) : null,
    typedText: signature?.text ?? null,
    fieldValues: filled.values,
    signatureFieldIds: filled.own.flatMap((field) =>
      field.type === 'signature' ? [field.publicId] : [],
    ),
    record,
    recordSha256: sha256,
  });
}
