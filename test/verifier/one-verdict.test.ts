import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRow } from '../../src/domain/audit/logged-event.ts';
import type { RecipientState } from '../../src/domain/document/state.ts';
import type { SignatureState } from '../../src/domain/signing/signature.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { start } from '../domain/given-state.ts';
import { makeAuthorities, type Authorities } from '../support/authorities.ts';
import { eventOf, last, people, played, verdicts, type Played } from './played.ts';

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
      expect(await verdicts(authorities, played(turns, says))).toEqual([[], undefined]);
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
        const [service, offline] = await verdicts(authorities, given);
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
  const [service, offline] = await verdicts(authorities, { ...given, signatures: approved });
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
    const [service, offline] = await verdicts(authorities, { ...given, events });
    expect(service.join(' ')).toMatch(/is another person’s in the log|another (name|email)/);
    expect(offline).toMatch(/the (view|consent) is another person’s|the (name|email) is another/);
  },
);

test.each([
  ['email', /viewing of rec_\w+ has another time/, /the view has another time/],
  // The view stays theirs by the address: a name may be corrected after it.
  ['name', /consent of rec_\w+ has another time/, /the (consent|act) has another time|is another/],
])(
  'what was done before the place got another %s counts for neither',
  async (field, ours, theirs) => {
    const { events, ...given } = played([0, 1, 2, 0, 1, 2, 0, 1, 2], []);
    const at = events.findIndex(({ type }) => type === 'recipient.signed');
    const renamed = {
      ...eventOf(0, 'recipient.updated', events[at]?.at ?? start, 0),
      details: { changed: [field] },
    };
    const [service, offline] = await verdicts(authorities, {
      ...given,
      events: events.toSpliced(at, 0, renamed),
    });
    expect(service.join(' ')).toMatch(ours);
    expect(offline).toMatch(theirs);
  },
);

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
