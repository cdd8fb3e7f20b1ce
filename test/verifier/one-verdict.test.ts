import { hash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventType } from '../../src/domain/audit/events.ts';
import { loggedEvent, type EventRow } from '../../src/domain/audit/logged-event.ts';
import type { DocumentState, RecipientState } from '../../src/domain/document/state.ts';
import { publicId } from '../../src/domain/ids.ts';
import type { SignatureState } from '../../src/domain/signing/signature.ts';
import { eventProblems } from '../../src/domain/signing/event-problems.ts';
import { laterOf, minuteMs } from '../../src/domain/time.ts';
import { signRecord } from '../../src/evidence/records/sign-record.ts';
import { signingRecord } from '../../src/evidence/records/signing-record.ts';
import { actProblem } from '@countersign/verifier/check-acts';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { givenId, givenRecipient, givenSent, start } from '../domain/given-state.ts';
import { givenSignature } from '../domain/signing/given-signature.ts';
import { makeAuthorities, type Authorities } from '../support/authorities.ts';

/**
 * The service holds its rows against the log, the offline verifier the records of a file: what one
 * says of a document's times the other says as well. `FUZZ_SEED` repeats a run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 60);

let authorities: Authorities;
beforeAll(() => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  authorities = makeAuthorities(() => start);
});

const steps = ['view', 'consent', 'act'] as const;
const people = 3;
const last = steps.length * people;
const preparedSha256 = 'a'.repeat(64);
const ipAddress = '203.0.113.7';
const sha256 = (text: string) => hash('sha256', text);
const version = `en-${sha256('Yes.').slice(0, 8)}`;

/** Whose turn it is next, and what the clock of their process says then. */
const order = fc.shuffledSubarray(
  Array.from({ length: last }, (_, at) => at % people),
  { minLength: last },
);
const clocks = fc.array(fc.integer({ min: 0, max: 4 * minuteMs }), {
  minLength: last + 2,
  maxLength: last + 2,
});

test('what has one time holds for both, however the acts follow each other', async () => {
  await fc.assert(
    fc.asyncProperty(order, clocks, async (turns, says) => {
      expect(await verdicts(played(turns, says))).toEqual([[], undefined]);
    }),
    { seed, numRuns },
  );
}, 600_000);

const dates = ['created', 'sent', 'completed', 'view', 'consent', 'act'] as const;
const shifts = fc.constantFrom(1, -1, -11 * minuteMs, 11 * minuteMs);

test('any other time of anything fails for both', async () => {
  await fc.assert(
    fc.asyncProperty(
      order,
      clocks,
      fc.constantFrom(...dates),
      shifts,
      async (turns, says, what, byMs) => {
        const given = shifted(played(turns, says), what, byMs);
        const [service, offline] = await verdicts(given);
        expect(service).not.toEqual([]);
        expect(offline).toMatch(/another time in the log\.$/);
      },
    ),
    { seed, numRuns },
  );
}, 600_000);

test('an act of another kind than in the log fails for both', async () => {
  const { signatures, ...given } = played([0, 1, 2, 0, 1, 2, 0, 1, 2], []);
  const approved = signatures.map((one) => ({ ...one, meaning: 'approved' as const }));
  const [service, offline] = await verdicts({ ...given, signatures: approved });
  expect(service.join(' ')).toMatch(/has another meaning in the log/);
  expect(offline).toMatch(/the act is another in the log\.$/);
});

const others: [string, Partial<EventRow>][] = [
  ['another address', { actorEmail: 'eve@example.com' }],
  ['another name', { actorName: 'Eve' }],
  ['the sender', { actorType: 'user', actorEmail: 'olga@example.com' }],
];
const kinds = ['recipient.viewed', 'recipient.consented', 'recipient.signed'] as const;

test.each(kinds.flatMap((kind) => others.map(([who, changed]) => [kind, who, changed] as const)))(
  '%s by %s in the log is nothing that a record may lean on, for both',
  async (kind, _who, changed) => {
    const given = played([0, 1, 2, 0, 1, 2, 0, 1, 2], []);
    const at = given.events.findIndex(({ type }) => type === kind);
    const events = given.events.map((one, index) => (index === at ? { ...one, ...changed } : one));
    const [service, offline] = await verdicts({ ...given, events });
    expect(service.join(' ')).toMatch(/is another person’s in the log|another (name|email)/);
    expect(offline).toMatch(/the (view|consent) is another person’s|the (name|email) is another/);
  },
);

test.each(['name', 'email'])(
  'what was done before the place got another %s counts for neither',
  async (field) => {
    const { events, ...given } = played([0, 1, 2, 0, 1, 2, 0, 1, 2], []);
    const at = events.findIndex(({ type }) => type === 'recipient.signed');
    const renamed = {
      ...eventOf(0, 'recipient.updated', events[at]?.at ?? start, 0),
      details: { changed: [field] },
    };
    const [service, offline] = await verdicts({
      ...given,
      events: events.toSpliced(at, 0, renamed),
    });
    expect(service.join(' ')).toMatch(/viewing of rec_\w+ has another time/);
    expect(offline).toMatch(/the view has another time/);
  },
);

interface Played {
  document: DocumentState;
  recipients: RecipientState[];
  signatures: SignatureState[];
  events: EventRow[];
}

/** A document of its acts, dated together with their events. */
function played(turns: number[], says: number[]): Played {
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

function eventOf(sequence: number, type: EventType, at: Date, who?: number): EventRow {
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

/** The same with one time changed, in row and record; what the log has cannot be. */
function shifted(given: Played, what: (typeof dates)[number], byMs: number): Played {
  const moved = (at: Date | null) => new Date((at?.getTime() ?? 0) + byMs);
  const { document, recipients, signatures } = given;
  const [person, ...people] = recipients as [RecipientState, ...RecipientState[]];
  const [act, ...acts] = signatures as [SignatureState, ...SignatureState[]];
  switch (what) {
    case 'created':
      return { ...given, document: { ...document, createdAt: moved(document.createdAt) } };
    case 'sent':
      return { ...given, document: { ...document, sentAt: moved(document.sentAt) } };
    case 'completed':
      return { ...given, document: { ...document, completedAt: moved(document.completedAt) } };
    case 'view':
      return { ...given, recipients: [{ ...person, viewedAt: moved(person.viewedAt) }, ...people] };
    case 'consent':
      return {
        ...given,
        recipients: [{ ...person, consentAt: moved(person.consentAt) }, ...people],
      };
    case 'act':
      return { ...given, signatures: [{ ...act, signedAt: moved(act.signedAt) }, ...acts] };
  }
}

/** What the service finds of its rows, and the verifier of the file that they were sealed into. */
async function verdicts(given: Played): Promise<[string[], string | undefined]> {
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
