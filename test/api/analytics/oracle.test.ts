import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { expireDocument } from '../../../src/operations/documents/expire.ts';
import { rowId } from '../../support/uuid.ts';
import { startApplication, type Application } from '../../support/application.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const hour = 3_600_000;

/** What a slow reader of the whole history keeps of each document. */
interface Told {
  id: string;
  recipientId: string;
  owner: 'owner' | 'member';
  shared: boolean;
  deleted: boolean;
  status: string;
  events: { type: string; at: number }[];
}

/** Often what makes a history long, seldom what ends it. */
const verbs = [
  'send',
  'send',
  'sign',
  'sign',
  'view',
  'decline',
  'void',
  'expire',
  'share',
  'delete',
];
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), owner: fc.constantFrom('owner', 'member') }),
  fc.record({
    do: fc.constantFrom(...verbs),
    at: fc.nat(7),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 16 }) }),
);
type Step = { do: string; owner?: string; at?: number; hours?: number };

test('the report equals that of a slow oracle on random histories', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.tuple(fc.nat(100), fc.nat(100)),
      async (steps, [a, b]) => {
        const owner = await givenWorkspace(app);
        const member = await givenMember(app, owner, 'member');
        const start = app.clock.now().getTime();
        const told: Told[] = [];
        for (const next of steps) await take(next, told, { owner, member });
        const last = Math.max(start, ...told.flatMap(({ events }) => events.map(({ at }) => at)));
        const span = last - start + 2;
        const from = start + Math.floor((span * Math.min(a, b)) / 101);
        const to = Math.max(start + Math.floor((span * Math.max(a, b)) / 101), from + 1);
        for (const [who, sees] of [
          [owner, () => true],
          [member, ({ owner: by, shared }: Told) => by === 'member' || shared],
        ] as const) {
          const { body } = await who.api.get('/analytics', { from, to });
          expect(body).toMatchObject(oracle(told.filter(sees), from, to));
        }
      },
    ),
    { numRuns: 10 },
  );
}, 300_000);

async function take(
  next: Step,
  told: Told[],
  { owner, member }: { owner: Workspace; member: Workspace },
): Promise<void> {
  if (next.do === 'wait') {
    app.clock.advance((next.hours ?? 1) * hour + 1);
    return;
  }
  if (next.do === 'create') {
    const by = next.owner === 'owner' ? 'owner' : 'member';
    const { id, recipientIds } = await givenDocument(app, by === 'owner' ? owner : member, {
      recipients: [{ email: 'ana@example.com' }],
    });
    const document = { id, recipientId: recipientIds[0] ?? '', owner: by, shared: false } as const;
    told.push({ ...document, deleted: false, status: 'draft', events: [] });
    note(told.at(-1), 'created');
    return;
  }
  const document = told[(next.at ?? 0) % Math.max(told.length, 1)];
  if (document && !document.deleted) await act(next.do, document, owner);
}

async function act(verb: string, document: Told, { api, ...rest }: Workspace): Promise<void> {
  const { id } = document;
  const open = document.status === 'sent' || document.status === 'in_progress';
  const post = (path: string) => api.post(`/documents/${path}`, { query: { id } });
  switch (verb) {
    case 'send':
      if (document.status !== 'draft') return;
      expect(await post('send')).toMatchObject({ status: 200 });
      {
        note(document, 'sent', 'sent');
        return;
      }
    case 'void':
      if (!open && document.status !== 'draft') return;
      expect(await post('void')).toMatchObject({ status: 200 });
      {
        note(document, 'voided', 'cancelled');
        return;
      }
    case 'share':
      await api.call('PATCH', '/documents/access', {
        query: { id },
        body: { sharing_mode: 'workspace' },
      });
      document.shared = true;
      return;
    case 'delete':
      await api.call('DELETE', '/documents/delete', { query: { id } });
      document.deleted = true;
      return;
    case 'expire':
      if (!open) return;
      return expire(document);
    default:
      if (open) await actAsSigner(verb, document, { api, ...rest });
  }
}

async function actAsSigner(verb: string, document: Told, workspace: Workspace): Promise<void> {
  const signer = await signingClient(app, workspace, document.id, document.recipientId);
  await signer.get('/signing/document');
  await signer.post('/signing/view');
  document.status = 'in_progress';
  if (verb === 'view') return;
  if (verb === 'decline') {
    expect(await signer.post('/signing/decline', { body: {} })).toMatchObject({ status: 200 });
    note(document, 'declined', 'declined');
    return;
  }
  const { body } = await signer.get('/signing/session');
  const { version } = body.consent;
  await signer.post('/signing/consent', { body: { accepted: true, version } });
  const signature = { type: 'type', text: 'Ana Torres' };
  expect(await signer.post('/signing/sign', { body: { signature } })).toMatchObject({
    status: 200,
  });
  note(document, 'completed', 'completed');
}

/** Nobody waits 30 days here: the timer's own operation is told that they are over. */
async function expire(document: Told): Promise<void> {
  const sent = document.events.find(({ type }) => type === 'sent')?.at ?? 0;
  const at = sent + 30 * 24 * hour;
  const id = rowId('doc', document.id);
  await expireDocument(app.operations, id, new Date(at));
  note(document, 'expired', 'cancelled', at);
}

function note(document: Told | undefined, type: string, status = 'draft', at = nowMs()): void {
  document?.events.push({ type, at });
  if (document) document.status = status;
}

function nowMs(): number {
  return app.clock.now().getTime();
}

function oracle(told: Told[], from: number, to: number) {
  const alive = told.filter(({ deleted }) => !deleted);
  const happened = (...types: string[]) =>
    alive.flatMap(({ events }) =>
      events.filter(({ type, at }) => types.includes(type) && at >= from && at < to),
    ).length;
  const hours = alive
    .flatMap(({ events }) => {
      const done = events.find(({ type }) => type === 'completed');
      const sent = events.find(({ type }) => type === 'sent');
      return done && sent && done.at >= from && done.at < to ? [(done.at - sent.at) / hour] : [];
    })
    .sort((a, b) => a - b);
  const middle = hours.length / 2;
  const median = ((hours[Math.ceil(middle) - 1] ?? 0) + (hours[Math.floor(middle)] ?? 0)) / 2;
  const completed = happened('completed');
  const cancelled = happened('voided', 'expired');
  const declined = happened('declined');
  const finished = completed + cancelled + declined;
  const now = (status: string) => alive.filter((document) => document.status === status).length;
  return {
    documents: {
      total_created: happened('created'),
      total_sent: happened('sent'),
      total_completed: completed,
      total_cancelled: cancelled,
      total_declined: declined,
      completion_rate: finished === 0 ? 0 : Number(((completed / finished) * 100).toFixed(1)),
      median_signing_hours: hours.length < 2 ? null : expect.closeTo(median, 2),
    },
    workspace_snapshot: {
      draft: now('draft'),
      sent: now('sent'),
      in_progress: now('in_progress'),
      completed: now('completed'),
      cancelled: now('cancelled'),
      declined: now('declined'),
    },
  };
}
