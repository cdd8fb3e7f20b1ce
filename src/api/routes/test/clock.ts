import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { targetOf } from '../../../domain/test-workspace/advance.ts';
import { readClock } from '../../../operations/test-workspaces/read-clock.ts';
import { startAdvance } from '../../../operations/test-workspaces/start-advance.ts';
import type { AdvanceView } from '../../../operations/test-workspaces/await-advance.ts';
import { readRoute, writeRoute } from '../../route.ts';
import { moment, nothing, timestamp } from '../../schemas.ts';
import { documentId, recipientExample } from '../recipients/examples.ts';
import { testAccess } from './access.ts';

const now = timestamp.meta({ description: 'What time it is in the workspace' });
const advancing = z.boolean().meta({ description: 'Whether the clock is being moved' });

export const testClockRoute = readRoute({
  method: 'GET',
  path: '/test/clock',
  operationId: 'getTestClock',
  tag: 'Test workspaces',
  summary: 'What time it is in a test workspace, and what falls due next',
  access: testAccess('anyone'),
  query: nothing,
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      now,
      advancing,
      next: z
        .strictObject({
          at: timestamp.meta({ description: 'When, by the workspace’s clock' }),
          why: z
            .enum(['reminder', 'expiry_warning', 'document.expired', 'invitation'])
            .meta({ description: 'What the document does by itself at that time' }),
          document_id: z.string().meta({ description: 'The document that it happens to' }),
        })
        .nullable()
        .meta({ description: 'What a document does next by itself; null when none does anything' }),
    })
    .meta({ id: 'TestClock' }),
  refusals: ['NOT_A_TEST_WORKSPACE'],
  example: {
    answer: {
      now: '2027-01-27T10:31:00.000Z',
      advancing: false,
      next: { at: '2027-01-30T10:31:00.000Z', why: 'reminder', document_id: documentId },
    },
  },
  ours: true,
  async read({ deps, principal }) {
    const view = await readClock(deps, principal.organizationId);
    const { next } = view;
    return {
      now: view.now.toISOString(),
      advancing: view.advancing,
      next: next
        ? {
            at: next.at.toISOString(),
            why: next.why,
            document_id: publicId('doc', next.documentId),
          }
        : null,
    };
  },
});

export const advanceTestClockRoute = writeRoute({
  method: 'POST',
  path: '/test/clock/advance',
  operationId: 'advanceTestClock',
  tag: 'Test workspaces',
  summary: 'Move the clock of a test workspace forward',
  description:
    'Whatever falls due on the way happens, in order and at its own time: reminders, warnings, ' +
    'expiries. The answer is 200 when all of it has, within a minute; else 202, and `GET ' +
    '/test/clock` says when it is there.',
  access: testAccess('writers'),
  query: nothing,
  body: z.strictObject({
    to: moment.optional().meta({ description: 'To this moment; or `by`' }),
    by: z
      .string()
      .max(100, 'must have 100 characters or fewer')
      .optional()
      .meta({ description: 'By this ISO 8601 duration, such as `P30D` or `PT1H`; or `to`' }),
  }),
  status: 200,
  answer: z
    .strictObject({
      now,
      advancing,
      happened: z
        .array(
          z.strictObject({
            at: timestamp.meta({ description: 'When, by the workspace’s clock' }),
            type: z.string().meta({
              description:
                '`reminder`, `expiry_warning`, or the type of the event: `document.expired`, `recipient.expired`',
            }),
            document_id: z.string().meta({ description: 'The document that it happens to' }),
            recipient_id: z.string().optional().meta({ description: 'To which recipient of it' }),
          }),
        )
        .meta({ description: 'What fell due, in its order; the first 10,000' }),
    })
    .meta({ id: 'TestClockAdvance' }),
  refusals: ['NOT_A_TEST_WORKSPACE', 'CLOCK_ADVANCING'],
  example: {
    body: { by: 'P30D' },
    answer: {
      now: '2027-02-26T10:31:00.000Z',
      advancing: false,
      happened: [
        {
          at: '2027-01-30T10:31:00.000Z',
          type: 'reminder',
          document_id: documentId,
          recipient_id: recipientExample.id,
        },
        { at: '2027-02-26T10:31:00.000Z', type: 'document.expired', document_id: documentId },
      ],
    },
  },
  ours: true,
  async write(tx, { principal, body }) {
    const from = await startAdvance(tx, principal.organizationId, body);
    return { now: from.toISOString(), advancing: true, happened: [] };
  },
  async finish({ awaitAdvance, body }, kept) {
    const from = new Date((kept as { now: string }).now);
    const view = await awaitAdvance({ from, to: targetOf(body, from, from) });
    return { status: view.advancing ? 202 : 200, body: renderAdvance(view) };
  },
});

function renderAdvance({ happened, ...view }: AdvanceView) {
  return {
    now: view.now.toISOString(),
    advancing: view.advancing,
    happened: happened.map(({ at, type, ...of }) => ({
      at: at.toISOString(),
      type,
      document_id: publicId('doc', of.documentId),
      ...(of.recipientId && { recipient_id: publicId('rec', of.recipientId) }),
    })),
  };
}
