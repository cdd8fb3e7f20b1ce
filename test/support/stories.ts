import { dayMs, hourMs, minuteMs } from '../../src/domain/time.ts';
import type { Mailer } from '@countersign/mailer/mailer';
import { advanceClock } from '../../src/workflow-sync/advance-clocks.ts';
import { startLifecycle, type Lifecycle } from './lifecycle.ts';
import { approves, signer, signs } from './signer.ts';
import { givenDocument, givenWorkspace, type GivenRecipient, type Workspace } from './workspace.ts';

/** A service that stories are lived through on, with a mail server that can be taken away. */
export interface Stage {
  life: Lifecycle;
  workspace: Workspace;
  mail: { down: boolean };
}

export async function openStage(server: 'skipping' | 'real' = 'skipping'): Promise<Stage> {
  const mail = { down: false };
  const mailer: Mailer = {
    send: async ({ to }) => {
      // As servers do: the answer quotes the address.
      const reply = `451 4.7.1 <${to.email}>: ${to.name} is not known yet, try again later`;
      if (mail.down)
        throw Object.assign(new Error(reply), { code: 'EENVELOPE', responseCode: 451 });
      return { outcome: 'sent' };
    },
  };
  const life = await startLifecycle({ mailer, server });
  return { life, mail, workspace: await givenWorkspace(life.app) };
}

/** What personal data the stories put in: none of it may be found in Temporal. */
export const personal = [
  'example.com',
  'Ana Torres',
  'Ben Okafor',
  'Bo Lind',
  'Cy Young',
  'Olga',
  'Harbour',
  'Too expensive',
  'The terms changed',
];

/** Each ends with the id of the document whose history it leaves. */
type Story = (stage: Stage) => Promise<string>;

const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const ben = { email: 'ben@example.com', name: 'Ben Okafor' };

async function send({ life, workspace }: Stage, recipients: GivenRecipient[]) {
  const { id, recipientIds } = await givenDocument(life.app, workspace, { recipients, send: true });
  await life.settled(id);
  const acts = async (index: number, how: typeof signs) => {
    await how(life.app, workspace, id, recipientIds[index]);
    await life.settled(id);
  };
  const views = async (index: number) => {
    await (await signer(life.app, workspace, id, recipientIds[index])).view();
    await life.settled(id);
  };
  const moveDeadline = async (inMs: number) => {
    const deadline = new Date(life.app.clock.now().getTime() + inMs).toISOString();
    await workspace.api.call('PUT', '/documents/update', { query: { id }, body: { deadline } });
    await life.settled(id);
  };
  const passes = async (ms: number) => {
    await life.pass(ms);
    await life.settled(id);
  };
  return { id, recipientIds, acts, views, moveDeadline, passes };
}

/** Each step settles before the next, as between people. */
const twoSigners: Story = async (stage) => {
  const sent = await send(stage, [
    { ...ana, order: 1 },
    { ...ben, order: 2 },
  ]);
  await sent.views(0);
  await sent.passes(minuteMs);
  await sent.acts(0, signs);
  await sent.passes(hourMs);
  await sent.views(1);
  await sent.passes(minuteMs);
  await sent.acts(1, signs);
  return sent.id;
};

const leftAlone: Story = async (stage) => {
  const sent = await send(stage, [ana]);
  for (let day = 1; day <= 29; day += 1) await sent.passes(dayMs);
  await stage.life.pass(2 * dayMs);
  await stage.life.settled(sent.id);
  return sent.id;
};

const approvedAndDeclined: Story = async (stage) => {
  const { life, workspace } = stage;
  const sent = await send(stage, [ben, { ...ana, role: 'approver' }]);
  await sent.acts(1, approves);
  const second = await signer(life.app, workspace, sent.id, sent.recipientIds[0]);
  await second.view();
  await second.client.post('/signing/decline', { body: { reason: 'Too expensive' } });
  await life.settled(sent.id);
  return sent.id;
};

const movedAndVoided: Story = async (stage) => {
  const { life, workspace } = stage;
  const sent = await send(stage, [ana]);
  await sent.moveDeadline(2 * dayMs);
  await sent.moveDeadline(300 * dayMs);
  await sent.passes(4 * dayMs);
  await workspace.api.post('/documents/void', {
    query: { id: sent.id },
    body: { reason: 'The terms changed' },
  });
  await life.settled(sent.id);
  return sent.id;
};

const turnFallsBack: Story = async (stage) => {
  const { life, workspace } = stage;
  const sent = await send(stage, [{ ...ben, order: 2 }]);
  const added = await workspace.api.post('/recipients', {
    query: { document_id: sent.id },
    body: { ...ana, role: 'signer', order: 1 },
  });
  await life.settled(sent.id);
  await signs(life.app, workspace, sent.id, String(added.body.id));
  await life.settled(sent.id);
  await sent.acts(0, signs);
  return sent.id;
};

const mailServerAway: Story = async (stage) => {
  const { life, workspace, mail } = stage;
  mail.down = true;
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [ana, ben],
    send: true,
  });
  await life.pass(hourMs);
  await signs(life.app, workspace, id, recipientIds[0]);
  await life.pass(hourMs);
  mail.down = false;
  await life.pass(10 * minuteMs);
  await life.settled(id);
  await signs(life.app, workspace, id, recipientIds[1]);
  await life.settled(id);
  return id;
};

/** Passed on by the recipient, then by the sender; somebody else gets a copy. */
const passedOn: Story = async (stage) => {
  const { life, workspace } = stage;
  const sent = await send(stage, [
    { ...ana, allow_delegate: true },
    { ...ben, role: 'cc' },
  ]);
  await sent.passes(dayMs);
  const { client } = await signer(life.app, workspace, sent.id, sent.recipientIds[0]);
  await client.post('/signing/delegate', {
    body: { name: 'Bo Lind', email: 'bo@example.com', reason: 'Too expensive' },
  });
  await life.settled(sent.id);
  const holder = async () => {
    const { body } = await workspace.api.get('/recipients', { document_id: sent.id });
    return String(body.data.at(-1).id);
  };
  await sent.passes(4 * dayMs);
  await workspace.api.post('/recipients/reassign', {
    query: { document_id: sent.id, id: await holder() },
    body: { name: 'Cy Young', email: 'cy@example.com' },
  });
  await life.settled(sent.id);
  await sent.passes(dayMs);
  await signs(life.app, workspace, sent.id, await holder());
  await life.settled(sent.id);
  return sent.id;
};

const deleted: Story = async (stage) => {
  const { life, workspace } = stage;
  const sent = await send(stage, [ana]);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id: sent.id } });
  await life.settled(sent.id);
  return sent.id;
};

/** In a test workspace whose clock is moved, with an act in the middle. */
const testClock: Story = async ({ life }) => {
  const { app, dispatcher } = life;
  const workspace = await givenWorkspace(app, { test: true });
  const recipients = [
    { ...ana, order: 1 },
    { ...ben, order: 2 },
  ];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  await life.settled(id);
  const moves = async (by: string) => {
    await workspace.api.post('/test/clock/advance', { body: { by } });
    const deps = { database: app.database, clock: app.clock, dispatcher, onError: () => undefined };
    await advanceClock(deps, workspace.organizationId);
  };
  await moves('P5D');
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  await workspace.api.post('/test/recipients/sign', { query });
  await moves('P1Y');
  await life.settled(id);
  return id;
};

export const stories = {
  'two-signers': twoSigners,
  'left-alone': leftAlone,
  'approved-and-declined': approvedAndDeclined,
  'moved-and-voided': movedAndVoided,
  'turn-falls-back': turnFallsBack,
  'mail-server-away': mailServerAway,
  'passed-on': passedOn,
  deleted,
  'test-clock': testClock,
} satisfies Record<string, Story>;
