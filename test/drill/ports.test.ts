import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { Context } from '@temporalio/activity';
import type { PortDecorators } from '../../src/processes/ports.ts';
import type { BlobStore } from '@countersign/blobs/blob-store';
import type { Mailer, MailOutcome, OutgoingMail } from '@countersign/mailer/mailer';
import type { WorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { crashPoints, type CrashPoint } from '../../tools/drill/faults/crash-points.ts';
import {
  faultyActivities,
  faultyApiPorts,
  faultyWorkerPorts,
} from '../../tools/drill/faults/ports.ts';

/** What was passed and done, in its order. */
let story: string[] = [];
beforeEach(() => {
  story = [];
});
const seen = new Set<CrashPoint>();
const pass = (point: CrashPoint) => {
  seen.add(point);
  story.push(point);
};
const does = (what: string) => () => {
  story.push(what);
  return Promise.resolve();
};

const api = faultyApiPorts(pass);
const worker = faultyWorkerPorts(pass);
const nothing = {
  documents: new Set<never>(),
  deliveries: new Set<never>(),
  conversions: new Set<never>(),
  bulkSends: new Set<never>(),
};
const snapshot = { documentId: 'doc_1' } as unknown as Parameters<
  WorkflowDispatcher['syncDocument']
>[0];
const delivery = { deliveryId: 'dlv_1' } as unknown as Parameters<
  WorkflowDispatcher['startDelivery']
>[0];

function port<Name extends keyof PortDecorators>(
  ports: PortDecorators,
  name: Name,
): NonNullable<PortDecorators[Name]> {
  const decorate = ports[name];
  if (!decorate) throw new Error(`${name} has no decorator.`);
  return decorate;
}

const dispatcher: WorkflowDispatcher = {
  syncDocument: does('sync'),
  startDelivery: does('start'),
  startConversion: does('convert'),
  syncBulkSend: does('bulk'),
};
const blobs: BlobStore = {
  put: does('put'),
  putFile: does('putFile'),
  list: () => {
    throw new Error('list');
  },
  delete: does('delete'),
  get: () => Promise.resolve(new Uint8Array([1])),
  read: () => Promise.reject(new Error('read')),
};
const mailing = (outcome: MailOutcome['outcome']): Mailer => ({
  async send() {
    story.push('send');
    return outcome === 'refused' ? { outcome, reason: '550' } : { outcome };
  },
});

/** Runs the work as an activity of this type. */
function run(type: string, work: () => Promise<unknown>): Promise<unknown> {
  const context = { info: { activityType: type } } as unknown as Context;
  const { inbound } = faultyActivities(pass)(context);
  const input = { args: [], headers: {} };
  return inbound?.execute?.(input, work) ?? Promise.reject(new Error('It is not intercepted.'));
}

describe('the API can die', () => {
  test('between a commit and its dispatch', () => {
    port(api, 'afterCommit')(() => story.push('dispatch'))(nothing);
    expect(story).toEqual(['after-commit-before-dispatch', 'dispatch']);
  });

  test('on both sides of what Temporal hears', async () => {
    const decorated = port(api, 'dispatcher')(dispatcher);
    await decorated.syncDocument(snapshot);
    await decorated.startDelivery(delivery, 0);
    const document = ['after-read-before-dispatch', 'sync', 'after-dispatch-before-mark'];
    expect(story).toEqual([...document, 'start', 'after-start-before-mark']);
  });

  test('between stored or deleted bytes and their row', async () => {
    const decorated = port(api, 'blobs')(blobs);
    await decorated.put('files/1', new Uint8Array());
    await decorated.delete('files/1');
    const stored = ['put', 'after-upload-blob-before-row'];
    expect(story).toEqual([...stored, 'delete', 'after-delete-before-row']);
    expect(await decorated.get('files/1')).toEqual(new Uint8Array([1]));
  });
});

describe('the worker can die', () => {
  test('when the relay has leased a document or a delivery', async () => {
    const decorated = port(worker, 'dispatcher')(dispatcher);
    await decorated.syncDocument(snapshot);
    expect(story.slice(0, 2)).toEqual([
      'after-lease-before-dispatch',
      'after-read-before-dispatch',
    ]);
    story = [];
    await decorated.startDelivery(delivery, 0);
    expect(story).toEqual(['after-lease-before-dispatch', 'start', 'after-start-before-mark']);
  });

  test('which is not what it dispatches of its own commits', async () => {
    const decorated = port(worker, 'dispatcher')(dispatcher);
    const started = Promise.withResolvers<unknown>();
    const inBackground = async () => {
      await Promise.resolve();
      await decorated.startDelivery(delivery, 0);
    };
    const commit = port(
      worker,
      'afterCommit',
    )(() => {
      started.resolve(inBackground());
    });
    commit(nothing);
    await started.promise;
    expect(story).toEqual(['after-commit-before-dispatch', 'start', 'after-start-before-mark']);
  });

  test('on both sides of a mail, unless it is to be sent again smaller', async () => {
    const mail = {} as OutgoingMail;
    await port(worker, 'mailer')(mailing('sent')).send(mail);
    expect(story).toEqual(['after-claim-before-mail', 'send', 'after-mail-before-row']);
    await port(worker, 'mailer')(mailing('too_large')).send(mail);
    expect(story.slice(3)).toEqual(['after-claim-before-mail', 'send']);
  });

  test('after a webhook request', async () => {
    const post = async () => ({ kind: 'blocked', reason: '' }) as const;
    const poster = port(worker, 'poster')({ post });
    expect(await poster.post({ url: '', headers: {}, body: '' })).toEqual(await post());
    expect(story).toEqual(['after-post-before-row']);
  });

  test('on both sides of the sealed bytes', async () => {
    await port(worker, 'blobs')(blobs).put('sealed/1', new Uint8Array());
    expect(story).toEqual(['after-seal-before-blob', 'put', 'after-blob-before-row']);
  });

  test.each<[string, CrashPoint[]]>([
    ['inviteRecipients', ['after-facts-before-mail']],
    ['seal', ['after-row-before-answer', 'after-facts-before-mail']],
    ['notify', []],
  ])('after the commit and at the end of %s', async (type, points) => {
    const commit = port(worker, 'afterCommit')(() => story.push('dispatch'));
    await run(type, async () => commit(nothing));
    const committed = ['after-commit-before-dispatch', 'dispatch', ...points];
    expect(story).toEqual([...committed, 'after-step-before-answer']);
  });

  test.each(['AttemptFailed', 'AttemptsExhausted', undefined])(
    'after an attempt that ends by %s',
    async (type) => {
      const failure = type && ApplicationFailure.create({ type, message: type });
      const work = () => (failure ? Promise.reject(failure) : Promise.resolve({}));
      await run('deliver', work).catch(() => undefined);
      expect(story).toEqual(['after-attempt-before-answer']);
    },
  );

  test('but not at the end of a step that made no attempt, or failed', async () => {
    const busy = ApplicationFailure.create({ type: 'EndpointBusy', message: 'later' });
    await expect(run('deliver', () => Promise.reject(busy))).rejects.toBe(busy);
    const failed = new Error('failed');
    await expect(run('seal', () => Promise.reject(failed))).rejects.toBe(failed);
    expect(story).toEqual([]);
  });
});

test('all of these are all crash points', () => {
  expect([...seen].sort()).toEqual([...crashPoints].sort());
});
