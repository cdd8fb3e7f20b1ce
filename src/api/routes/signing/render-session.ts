import { publicId } from '../../../domain/ids.ts';
import { present } from '../../../domain/document/representation.ts';
import type { Turn } from '../../../domain/document/turns.ts';
import { hasActed, mustAct, recipientStatus } from '../../../domain/recipient/recipient.ts';
import type { ConsentTerms } from '../../../domain/signing/consent.ts';
import { participantsFor, type Participant } from '../../../domain/signing/participants.ts';
import { sessionState } from '../../../domain/signing/session-state.ts';
import { fieldsOf } from '../../../domain/template/assign-fields.ts';
import type { Field } from '../../../domain/template/field.ts';
import { fieldRepresentation } from '../../../domain/template/representation.ts';
import { isoOrAbsent } from '../../../domain/time.ts';
import type { Document, Recipient } from '../../../persistence/entities/documents.ts';
import type { Host } from '../../../persistence/stores/signing-links.ts';
import { renderBranding } from '../settings/branding.ts';
import type { SessionAnswer } from './session-schema.ts';

export interface SessionFacts extends Host {
  document: Document;
  recipients: Recipient[];
  recipient: Recipient;
  turn: Turn;
  terms: ConsentTerms;
  contentExpired: boolean;
}

/** The session object as the page and any other client read it. */
export function renderSession(facts: SessionFacts, now: Date): SessionAnswer {
  const { document, recipients, recipient, settings, contentExpired } = facts;
  const state = sessionState(document, facts.turn, now);
  const acting = recipients.filter(({ role }) => mustAct(role));
  const participants = participantsFor(recipient, recipients, { state, contentExpired });
  return {
    state,
    document: {
      id: publicId('doc', document.id),
      title: document.title,
      ...present('description', document.description),
      status: document.status,
      ...present('deadline', isoOrAbsent(document.deadline)),
      page_count: document.pageCount,
      sender: facts.sender,
      ...present('message', document.message),
      ...present('void_reason', state === 'voided' ? document.voidReason : null),
    },
    recipient: recipientInSession(recipient),
    progress: { done: acting.filter(hasActed).length, total: acting.length },
    participants: participants.listed.map(participantInSession),
    participants_more: participants.more,
    consent: consentOf(facts),
    allowed_signature_types: settings.signing.allowed_signature_types,
    branding: renderBranding(facts.branding),
    fields: fieldsOf(recipient, recipients, document.fields).map(fieldInSession),
    download_available: document.sealedFileId !== null && !contentExpired,
    content_expired: contentExpired,
  };
}

/** A field as the page fills it in: with its places, which templates leave out. */
function fieldInSession(field: Field) {
  return {
    ...fieldRepresentation(field),
    ...present('variant', field.variant),
    ...present('max_length', field.maxLength),
    page: field.page,
    rect: [...field.rect],
    ...present(
      'places',
      field.places?.map(({ page, rect, option }) => ({
        page,
        rect: [...rect],
        ...present('option', option),
      })),
    ),
  };
}

function participantInSession({ completedAt, ...participant }: Participant) {
  return { ...participant, ...present('completed_at', isoOrAbsent(completedAt)) };
}

export function recipientInSession(recipient: Recipient) {
  return {
    id: publicId('rec', recipient.id),
    name: recipient.name,
    email: recipient.email,
    role: recipient.role,
    status: recipientStatus(recipient),
    ...present('message', recipient.message),
    ...present('locale', recipient.locale),
    ...present('viewed_at', isoOrAbsent(recipient.viewedAt)),
    ...present('completed_at', isoOrAbsent(recipient.signedAt ?? recipient.approvedAt)),
  };
}

function consentOf({ recipient, terms }: SessionFacts): SessionAnswer['consent'] {
  return {
    required: mustAct(recipient.role),
    version: terms.version,
    language: terms.language,
    text: terms.text,
    sha256: terms.sha256,
    accepted_at: recipient.consentAt?.toISOString() ?? null,
  };
}
