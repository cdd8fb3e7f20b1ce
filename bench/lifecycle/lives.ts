import { uuidv7Ids } from '../../src/outside/ids.ts';
import type { Snapshot } from '../../src/domain/document/snapshot.ts';
import { publicId, type PublicId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import {
  documentQueue,
  documentWorkflowId,
  type DocumentActivities,
  type DocumentStep,
} from '../../src/workflows/contracts.ts';
import type { BareActivities } from './bare-workflow.ts';
import { atRest, openStage, type Stage } from './stage.ts';

/** Lives of documents, one after the other in each lane. */
export interface Lives {
  /** @returns the workflow's id, once it has ended */
  live: () => Promise<string>;
  stage: Stage;
}

export const signers = 3;

/** Bare workflows of one activity each, from their start to their end. */
export async function oneActivityLives(address: string): Promise<Lives> {
  const stage = await openBareStage(address);
  return {
    stage,
    async live() {
      const id = uuidv7Ids.next<'doc'>();
      const settings = { workflowId: id, taskQueue: 'bare', args: [id] };
      await stage.client.workflow.execute('oneActivity', settings);
      return id;
    },
  };
}

function openBareStage(address: string): Promise<Stage> {
  return openStage(address, 'bare', 'bare', ({ done }): BareActivities => {
    const step = async ({ id, at }: { id: string; at: number }) => {
      done(id);
      return at;
    };
    return { invite: step, seal: step };
  });
}

export async function bareLives(address: string): Promise<Lives> {
  const stage = await openBareStage(address);
  const { client, steps } = stage;
  return {
    stage,
    async live() {
      const id = uuidv7Ids.next<'doc'>();
      const invited = steps.next(id);
      const handle = await client.workflow.signalWithStart('bareLifecycle', {
        workflowId: id,
        taskQueue: 'bare',
        args: [id],
        signal: 'sync',
        signalArgs: [0],
        workflowTaskTimeout: '3 s',
      });
      await invited;
      for (let signed = 1; signed <= signers; signed += 1) {
        await atRest(stage, id);
        const next = steps.next(id);
        await handle.signal('sync', signed);
        await next;
      }
      await handle.result();
      return id;
    },
  };
}

/** The real workflow; its activities change a snapshot in memory and do nothing else. */
export async function emptyLives(address: string): Promise<Lives> {
  const documents = new Map<string, Snapshot>();
  const change = (id: string, how: (now: Snapshot) => Partial<Snapshot>): Snapshot => {
    const now = documents.get(id);
    if (!now) throw new Error(`There is no ${id}.`);
    const next = { ...now, ...how(now), rev: now.rev + 1 };
    documents.set(id, next);
    return next;
  };
  const stage = await openStage(address, documentQueue, 'ours', ({ done }): DocumentActivities => {
    const step =
      (how: (now: Snapshot, at: number) => Partial<Snapshot>) =>
      async ({ documentId, at }: DocumentStep) => {
        const after = change(documentId, (now) => how(now, at));
        done(documentId);
        return after;
      };
    const never = () => Promise.reject(new Error('Nothing of this life calls for it.'));
    return {
      inviteRecipients: step(dispatchNext),
      seal: step(() => ({ sealed: true })),
      remind: never,
      alertExpiry: never,
      expire: never,
      notify: never,
      timestamp: never,
    };
  });
  const dispatcher = makeWorkflowDispatcher(stage.client);
  return {
    stage,
    async live() {
      const id = publicId('doc', uuidv7Ids.next<'doc'>());
      documents.set(id, sentNow(id));
      for (let signed = 0; signed <= signers; signed += 1) {
        if (signed > 0) await atRest(stage, documentWorkflowId(id));
        const snapshot =
          signed === 0 ? change(id, () => ({})) : change(id, (now) => signedBy(now, signed));
        const step = stage.steps.next(id);
        await dispatcher.syncDocument(snapshot);
        await step;
      }
      documents.delete(id);
      await stage.client.workflow.getHandle(documentWorkflowId(id)).result();
      return documentWorkflowId(id);
    },
  };
}

function dispatchNext({ recipients }: Snapshot, at: number): Partial<Snapshot> {
  const next = recipients.find(({ invitedAtMs }) => invitedAtMs === null);
  return {
    recipients: recipients.map((one) => (one === next ? { ...one, invitedAtMs: at } : one)),
  };
}

function signedBy({ recipients }: Snapshot, count: number): Partial<Snapshot> {
  return {
    status: count === signers ? 'completed' : 'in_progress',
    recipients: recipients.map((one, index) => ({ ...one, acted: index < count })),
  };
}

function sentNow(documentId: PublicId<'doc'>): Snapshot {
  const recipients = Array.from({ length: signers }, (_, index) => ({
    id: publicId('rec', uuidv7Ids.next<'rec'>()),
    role: 'signer' as const,
    order: index + 1,
    acted: false,
    invitedAtMs: null,
    invitedDeadlineMs: null,
    remindedAtMs: null,
  }));
  return {
    documentId,
    organizationId: publicId('org', uuidv7Ids.next<'org'>()),
    rev: 0,
    status: 'sent',
    deadlineMs: Date.now() + 30 * dayMs,
    reminderDays: [3, 7, 14],
    alertDays: 3,
    alertedForMs: null,
    recipients,
    unsentMails: 0,
    recordsToTimestamp: 0,
    sealed: false,
  };
}
