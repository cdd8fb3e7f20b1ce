import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { eventually } from '../support/eventually.ts';
import { signs } from '../support/signer.ts';
import { givenDocument } from '../support/workspace.ts';
import { openStage, personal, stories, type Stage } from '../support/stories.ts';

/** A real server: the one that skips time counts a workflow task for many a query. */
let real: Stage;
beforeAll(async () => {
  real = await openStage('real');
});
afterAll(async () => {
  await real.life.stop();
});

async function eventTypes(documentId: string): Promise<string[]> {
  const history = await real.life.handle(documentId).fetchHistory();
  const names = JSON.parse(historyToJSON(history)) as {
    events: { eventType: string }[];
  };
  return names.events.map(({ eventType }) => eventType);
}

test('a document of two signers takes at most 66 events and 12 workflow tasks', async () => {
  const types = await eventTypes(await stories['two-signers'](real));
  const tasks = types.filter((type) => type === 'EVENT_TYPE_WORKFLOW_TASK_COMPLETED');
  // Three events each, without those of tasks that a busy worker did not get round to in time.
  const others = types.filter((type) => !type.startsWith('EVENT_TYPE_WORKFLOW_TASK_'));
  const events = others.length + 3 * tasks.length;
  const counted = Object.entries(Object.groupBy(types, (type) => type)).map(
    ([type, list]) => `${list?.length} ${type.replace('EVENT_TYPE_', '')}`,
  );
  // Named, so that a failure says at once where the events went.
  expect({ events: events <= 66 || events, counted }).toEqual({ events: true, counted });
  expect(tasks.length).toBeLessThanOrEqual(12);
});

test('no name, address or title is in a history, attribute, summary, detail or failure', async () => {
  real.mail.down = true;
  const { life, workspace } = real;
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const handle = life.handle(id);
  const failing = await eventually(async () => {
    // It may not have been dispatched yet.
    const raw = (await handle.describe().catch(() => undefined))?.raw;
    // A busy worker may also have missed its heartbeats.
    const isRefused = raw?.pendingActivities?.some(
      ({ lastFailure }) => lastFailure?.applicationFailureInfo?.type === 'MailNotTaken',
    );
    return isRefused ? raw : undefined;
  });
  real.mail.down = false;
  await life.settled(id);
  const waiting = JSON.stringify(await handle.query('__temporal_workflow_metadata'));
  await signs(life.app, workspace, id, recipientIds[0]);
  await life.settled(id);
  const history = JSON.stringify(JSON.parse(historyToJSON(await handle.fetchHistory())), decoded);
  const texts = {
    failing: JSON.stringify(failing, decoded),
    history,
    described: JSON.stringify((await handle.describe()).raw, decoded),
    waiting,
    state: JSON.stringify(await handle.query('state')),
  };
  expect(texts.described).toContain(', 1 to act, due ');
  expect(texts.failing).toContain('could not leave yet: EENVELOPE 451');
  expect(history).toContain('MailNotTaken');
  expect(waiting).toContain('Turn: `rec_');
  for (const [where, text] of Object.entries(texts)) {
    expect({ where, found: personal.filter((word) => text.includes(word)) }).toEqual({
      where,
      found: [],
    });
  }
});

/** Payloads are base64 in JSON and bytes in what a call answers. */
function decoded(key: string, value: unknown): unknown {
  if (key !== 'data') return value;
  if (typeof value === 'string') return Buffer.from(value, 'base64').toString('utf8');
  const bytes = value as { type?: string; data?: number[] } | null;
  return bytes?.type === 'Buffer' ? Buffer.from(bytes.data ?? []).toString('utf8') : value;
}
