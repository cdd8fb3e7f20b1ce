import { allActed } from '../../domain/document/document.ts';
import { documentShape, recipientShape } from '../../domain/document/shape.ts';
import { publicId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { SignatureInput } from '../../domain/settings/settings.ts';
import { fieldsOf } from '../../domain/template/assign-fields.ts';
import { checkFieldValues } from '../../domain/template/field-values.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import { signingRecord } from '../../evidence/record.ts';
import { SignatureEntity, type Signature } from '../../persistence/entities/documents.ts';
import { FileEntity } from '../../persistence/entities/files.ts';
import { complete } from '../complete-document.ts';
import type { Transaction } from '../context.ts';
import { recordEvent } from '../record-event.ts';
import { settle } from '../settle.ts';
import { enter, type Entered, type Origin } from './enter.ts';
import {
  requireConsent,
  requireNotDone,
  requireOpen,
  requireRole,
  requireTurn,
  requireViewed,
} from './rules.ts';

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

export interface Acted extends Entered {
  signatureId: string;
}

/** A signer signs. Repeating the act answers as the first time. */
export function signDocument(tx: Transaction, token: string, origin: Origin, command: SignCommand) {
  return act(tx, token, origin, { meaning: 'signed', ...command });
}

/** An approver approves: a record of its own, without a picture. */
export function approveDocument(tx: Transaction, token: string, origin: Origin) {
  return act(tx, token, origin, { meaning: 'approved', fields: {} });
}

type OwnField = Field & { publicId: string };

interface Act {
  meaning: 'signed' | 'approved';
  signature?: GivenSignature;
  fields: Record<string, unknown>;
}

async function act(tx: Transaction, token: string, origin: Origin, command: Act): Promise<Acted> {
  const entered = await enter(tx, token, origin);
  const { recipient, document, recipients } = entered;
  const signs = command.meaning === 'signed';
  requireAllowedType(entered, command);
  requireRole(entered, [signs ? 'signer' : 'approver'], signs ? 'sign' : 'approve');
  const before = await tx.em.findOne(SignatureEntity, { recipientId: recipient.id });
  if (before) return { ...entered, signatureId: before.id };
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
      document: documentShape(document),
      recipient: recipientShape(recipient),
      signature_id: signatureId,
    },
  });
  if (allActed(recipients)) await complete(tx, { document, recipients }, entered.actor);
  return { ...entered, signatureId: signature.id };
}

function ownFields({ document, recipient, recipients }: Entered): OwnField[] {
  return fieldsOf(recipient, recipients, document.fields).map((field) => ({
    ...field,
    publicId: publicId('fld', field.id),
  }));
}

function requireAllowedType({ settings }: Entered, { signature }: Act): void {
  if (!signature || settings.signing.allowed_signature_types.includes(signature.input)) return;
  throw new Refusal(
    'SIGNATURE_TYPE_NOT_ALLOWED',
    `This workspace does not accept signatures of the type “${signature.input}”.`,
  );
}

const signatureTypes = { draw: 'drawn', type: 'typed', upload: 'electronic' } as const;

async function addSignature(
  tx: Transaction,
  { document, recipient, purpose, origin }: Entered,
  { meaning, signature }: Act,
  filled: { own: OwnField[]; values: Record<string, FieldValue> },
): Promise<Signature> {
  const prepared = await tx.em.findOneOrFail(FileEntity, { id: document.preparedFileId });
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
    preparedSha256: prepared.sha256,
    ...(signature?.image && { image: signature.image }),
    ...(signature?.text !== undefined && { text: signature.text }),
    fieldValues: filled.values,
    consent: { version: recipient.consentVersion ?? '', text: recipient.consentText ?? '' },
    openedThrough: recipient.viewedThrough ?? purpose,
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
