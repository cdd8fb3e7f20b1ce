import { addressHint } from '../../../domain/authentication/hint.ts';
import { isHidden, type Proof } from '../../../domain/authentication/proof.ts';
import { locales, type Locale } from '../../../domain/mail/mail.ts';
import { publicId } from '../../../domain/ids.ts';
import { present } from '../../../domain/document/representation.ts';
import type { Turn } from '../../../domain/document/turns.ts';
import {
  hasActed,
  isHolder,
  mustAct,
  recipientStatus,
} from '../../../domain/recipient/recipient.ts';
import type { ConsentTerms } from '../../../domain/signing/consent.ts';
import { autoValue, ownFields } from '../../../domain/signing/act-fields.ts';
import { mayDelegate } from '../../../domain/signing/delegate.ts';
import { participantsFor, type Participant } from '../../../domain/signing/participants.ts';
import { redirectOf } from '../../../domain/signing/redirect.ts';
import { hiddenState, sessionState } from '../../../domain/signing/session-state.ts';
import type { Field } from '../../../domain/template/field.ts';
import { shownField } from '../../../domain/template/shown-field.ts';
import { isoOrAbsent } from '../../../domain/time.ts';
import type { Document, Recipient } from '../../../persistence/entities/documents.ts';
import type { Host } from '../../../persistence/stores/signing/signing-links.ts';
import { renderBranding } from '../settings/branding.ts';
import type { HiddenAnswer } from './authentication-schema.ts';
import type { SessionAnswer } from './session-schema.ts';

export interface SessionFacts extends Host {
  document: Document;
  recipients: Recipient[];
  recipient: Recipient;
  turn: Turn;
  terms: ConsentTerms;
  contentExpired: boolean;
  /** What the browser that asks has proved. */
  proof: Pick<Proof, 'steps'>;
}

/** The session object as the page and any other client read it. */
export function renderSession(facts: SessionFacts, now: Date): SessionAnswer {
  const { document, recipients, recipient, settings, contentExpired } = facts;
  const state = sessionState(document, recipient, facts.turn, now);
  const acting = recipients.filter((one) => mustAct(one.role) && isHolder(one));
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
    may_delegate: state === 'ready' && mayDelegate(recipient, settings),
    ...present('passed_on', passedOn(facts)),
    fields: isHolder(recipient)
      ? ownFields(facts).map((field) => fieldInSession(field, recipient))
      : [],
    ...present('redirect_url', redirectOf(document, recipient)),
    download_available: document.sealedFileId !== null && !contentExpired && isHolder(recipient),
    ...(hasActed(recipient) &&
      recipient.notify &&
      isHolder(recipient) && { copy_by_mail: true as const }),
    content_expired: contentExpired && isHolder(recipient),
    ...demandsOf(facts),
  };
}

/** To whom, by name alone: the address is for those who invite. */
function passedOn({ recipient, recipients }: SessionFacts): SessionAnswer['passed_on'] {
  const { reassignedTo, reassignedAt, reassignedBy } = recipient;
  const holder = recipients.find(({ id }) => id === reassignedTo);
  if (!holder || !reassignedAt || !reassignedBy) return undefined;
  return { name: holder.name, at: reassignedAt.toISOString(), by: reassignedBy };
}

/** The session as this browser may see it: whoever has to prove something first is shown no more. */
export function renderVisible(facts: SessionFacts, now: Date): SessionAnswer | HiddenAnswer {
  if (!isHidden(facts.recipient, facts.proof)) return renderSession(facts, now);
  const { recipient, sender, branding } = facts;
  return {
    state: hiddenState,
    organization: sender.organization,
    branding: renderBranding(branding),
    languages: languagesFor(recipient),
    authentication: demandsInSession(facts),
  };
}

/** The recipient's own first. */
function languagesFor({ locale }: Pick<Recipient, 'locale'>): Locale[] {
  return [...new Set([...(locale ? [locale] : []), ...locales])];
}

function demandsOf(facts: SessionFacts) {
  const demands = demandsInSession(facts);
  return present('authentication', demands.length === 0 ? null : demands);
}

/** A passkey signs the act itself: it is done with the act. */
function demandsInSession({ recipient, proof }: SessionFacts) {
  return recipient.authentication.map(({ method, before }) => ({
    method,
    before,
    ...(method === 'email_code' && { hint: addressHint(recipient.email) }),
    done:
      method === 'passkey'
        ? hasActed(recipient)
        : proof.steps.some((step) => step.method === method),
  }));
}

/** Of what the service fills in, what can be shown already: the act binds the name that was. */
function fieldInSession(field: Field, recipient: Recipient) {
  const described = withTurns(inHundredths(shownField(field)), field);
  if (!field.auto) return described;
  const shown = hasActed(recipient) ? recipient : { ...recipient, shownName: recipient.name };
  return { ...described, ...present('value', autoValue(field.auto, shown)) };
}

/** Boxes as the page draws them; what is sealed is where it was placed, to the last digit. */
function inHundredths(field: ReturnType<typeof shownField>) {
  const round = <Place extends { rect: number[] }>(place: Place) => ({
    ...place,
    rect: place.rect.map((value) => Math.round(value * 100) / 100 + 0),
  });
  return { ...round(field), ...present('places', field.places?.map(round)) };
}

/** How what is drawn there stands; of no interest to records. */
function withTurns(described: ReturnType<typeof inHundredths>, { turn, places }: Field) {
  return {
    ...described,
    ...present('turn', turn),
    ...present(
      'places',
      described.places?.map((place, index) => ({
        ...place,
        ...present('turn', places?.[index]?.turn),
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
    ...present('opted_out_at', isoOrAbsent(recipient.optedOutAt)),
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
