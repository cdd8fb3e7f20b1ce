import { hash } from 'node:crypto';
import type { EventType } from '../../src/domain/audit/events.ts';
import { loggedEvent, type EventRow } from '../../src/domain/audit/logged-event.ts';
import type { DocumentState, RecipientState } from '../../src/domain/document/state.ts';
import { publicId } from '../../src/domain/ids.ts';
import type { SignatureState } from '../../src/domain/signing/signature.ts';
import { eventProblems } from '../../src/domain/signing/event-problems.ts';
import { laterOf } from '../../src/domain/time.ts';
import { signRecord } from '../../src/evidence/records/sign-record.ts';
import { signingRecord } from '../../src/evidence/records/signing-record.ts';
import { actProblem } from '@countersign/verifier/check-acts';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { givenId, givenRecipient, givenSent, start } from '../domain/given-state.ts';
import { givenSignature } from '../domain/signing/given-signature.ts';
import type { Authorities } from '../support/authorities.ts';

export const people = 3;
export const last = 3 * people;
const preparedSha256 = 'a'.repeat(64);
const ipAddress = '203.0.113.7';
const sha256 = (text: string) => hash('sha256', text);
const version = `en-${sha256('Yes.').slice(0, 8)}`;

export interface Played {
  document: DocumentState;
  recipients: RecipientState[];
  signatures: SignatureState[];
  events: EventRow[];
}

/** A document of its acts, dated together with their events. */
export function played(turns: number[], says: number[]): Played {
  const events: EventRow[] = [];
  let latest = new Date(0);
  const dated = (clockMs: number, type: EventType, who?: number): Date => {
    const clock = new Date(start.getTime() + clockMs);
    latest = laterOf(clock, latest);
    events.push(eventOf(events.length + 1, type, latest, who));
    return latest;
  };
  const createdAt = dated(says[last] ?? 0, 'document.created');
  const sentAt = dated(says[last + 1] ?? 0, 'document.sent');
  const done: Date[][] = Array.from({ length: people }, () => []);
  const types = ['recipient.viewed', 'recipient.consented', 'recipient.signed'] as const;
  for (const [at, who] of turns.entries()) {
    const own = done[who] ?? [];
    own.push(dated(says[at] ?? 0, types[own.length] ?? 'recipient.signed', who));
  }
  const completedAt = done[turns.at(-1) ?? 0]?.at(-1) ?? start;
  events.push(eventOf(events.length + 1, 'document.completed', latest));
  return {
    document: givenSent({
      status: 'completed',
      createdAt,
      sentAt,
      completedAt,
      recipientsCount: people,
      signedCount: people,
    }),
    recipients: done.map(([viewedAt = start, consentAt = start], who) =>
      givenRecipient(who, {
        ...emailOf(who),
        viewedAt,
        viewedLinkChannel: 'mail',
        viewedIpAddress: ipAddress,
        viewedUserAgent: 'Firefox',
        consentAt,
        consentText: 'Yes.',
        consentVersion: version,
        consentLanguage: 'en',
        consentLinkChannel: 'mail',
        consentIpAddress: ipAddress,
        consentUserAgent: 'Firefox',
        signedAt: done[who]?.[2] ?? start,
      }),
    ),
    signatures: done.map(([, , signedAt = start], who) => signatureOf(who, signedAt)),
    events,
  };
}

function emailOf(who: number) {
  return { email: `r${who}@example.com` };
}

export function eventOf(sequence: number, type: EventType, at: Date, who?: number): EventRow {
  return {
    id: givenId(1_000 + sequence),
    organizationId: givenId(2),
    documentId: givenId(1),
    type,
    at,
    sequence,
    trailType: null,
    logAction: null,
    resourceType: who === undefined ? 'document' : 'recipient',
    resourceId: who === undefined ? givenId(1) : givenRecipient(who).id,
    actorType: 'recipient',
    actor: null,
    actorName: who === undefined ? null : givenRecipient(who).name,
    actorEmail: who === undefined ? null : emailOf(who).email,
    source: 'web',
    ipAddress,
    details: detailsOf(type, who),
  };
}

function detailsOf(type: EventType, who = 0): Record<string, unknown> {
  switch (type) {
    case 'recipient.signed':
      return { signature_id: publicId('sig', givenId(500 + who)) };
    case 'recipient.consented':
      return { consent_version: version, consent_sha256: sha256('Yes.'), user_agent: 'Firefox' };
    default:
      return {};
  }
}

function signatureOf(who: number, signedAt: Date): SignatureState {
  const { id: recipientId, name } = givenRecipient(who);
  return givenSignature({
    id: givenId(500 + who),
    recipientId,
    signerName: name,
    signerEmail: emailOf(who).email,
    signedAt,
    shownSha256: preparedSha256,
    shownAt: signedAt,
  });
}

/** What the service finds of its rows, and the verifier of the file that they were sealed into. */
export async function verdicts(
  authorities: Authorities,
  given: Played,
): Promise<[string[], string | undefined]> {
  const { document, recipients, signatures, events } = given;
  const found = eventProblems(given, events, sha256);
  const records = await Promise.all(
    signatures.map(async (signature, who) => {
      const recipient = recipients[who] ?? givenRecipient(who);
      const content = signingRecord(document, recipient, signature, preparedSha256);
      const { issuer } = authorities.records;
      const { jws } = await signRecord(content, issuer, signature.signedAt);
      return { signature_id: publicId('sig', signature.id), jws };
    }),
  );
  const { createdAt, sentAt, completedAt } = document;
  const times = {
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? '',
    completed_at: completedAt?.toISOString() ?? '',
  };
  const logged = events.flatMap((one) => readEvent(JSON.stringify(loggedEvent(one))) ?? []);
  const added = logged.filter(({ type }) => type === 'recipient.added');
  const details = added.map(({ resource_id: id }) => ({ id, sha256: '' }));
  const file = { document: times, recipients: [], details, records } as unknown as Parameters<
    typeof actProblem
  >[0];
  return [[...found.signatures, ...found.timestamps], actProblem(file, logged)];
}
