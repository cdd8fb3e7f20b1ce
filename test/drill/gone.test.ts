import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { checkGone } from '../../tools/drill/checks/gone.ts';
import { checkMails } from '../../tools/drill/checks/mails.ts';
import { checkWebhooks } from '../../tools/drill/checks/webhooks.ts';
import type { Facts } from '../../tools/drill/checks/facts.ts';
import type { Arrival, Endpoint } from '../../tools/drill/harness/endpoints.ts';
import { planSigners, planStory } from '../../tools/drill/harness/plan-story.ts';
import { makeRandom } from '../../tools/drill/harness/random.ts';
import type { Story, Verb } from '../../tools/drill/harness/story.ts';
import { makeTimeline } from '../../tools/drill/harness/timeline.ts';

const gone: Facts = {
  documents: [],
  recipients: [],
  mails: [],
  signatures: 0,
  personalEvents: 0,
  isPending: false,
  hasTombstone: true,
  workflow: 'COMPLETED',
  events: [
    { type: 'document.created', webhook_sequence: 1 },
    { type: 'document.deleted', webhook_sequence: 2 },
  ],
};

let server: Server;
/** What the service answers otherwise than it should, by method and path. */
const answers = new Map<string, number>();
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const usual = path === '/signing/session' ? 401 : 404;
    response.writeHead(answers.get(`${request.method} ${path}`) ?? usual).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  answers.clear();
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});

function deletedStory(): Story {
  const story = planSigners('1', 1, 'delete sealed', 0);
  story.documentId = 'doc_1';
  story.links.set('r0.1@example.com', 'token');
  const did = (verb: Verb, method: 'POST' | 'DELETE', path: string, idempotencyKey?: string) => {
    const request = {
      method,
      path,
      token: '',
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
    const answer = { outcome: 'acknowledged', status: 200, body: {} } as const;
    story.writes.push({ verb, request, outcome: 'acknowledged', answer });
  };
  did('send', 'POST', '/documents/send', 'key');
  did('delete', 'DELETE', '/documents/delete');
  return story;
}

function check(story: Story, facts: Facts): Promise<string[]> {
  const world = {
    apiUrl: addressOf(''),
    apiKey: '',
    timeline: makeTimeline(),
    upload: { storage_id: '', file_size: 0, file_type: '' },
    tally: { acknowledged: 0, refused: 0, failed: 0, unknown: 0 },
  };
  return checkGone(world, story, facts, { root: '', random: makeRandom('gone') });
}

test('nothing is said of a document that is gone for everybody', async () => {
  expect(await check(deletedStory(), gone)).toEqual([]);
});

test.each<[string, string, number]>([
  ['It was deleted and GET /documents/get was answered 200.', 'GET /documents/get', 200],
  ['It was deleted and GET /documents/download was answered 409.', 'GET /documents/download', 409],
  [
    'It was deleted and DELETE /documents/delete was answered 200.',
    'DELETE /documents/delete',
    200,
  ],
  ['It was deleted and GET /signing/session was answered 200.', 'GET /signing/session', 200],
  ['It was deleted and send [key key] was answered 200.', 'POST /documents/send', 200],
])('it says: %s', async (sentence, request, status) => {
  answers.set(request, status);
  expect(await check(deletedStory(), gone)).toEqual([sentence]);
});

test('a service that is on its way back up is asked again', async () => {
  answers.set('GET /documents/get', 503);
  await expect(check(deletedStory(), gone)).rejects.toThrow('was answered 503');
});

test.each<[string, Partial<Facts>]>([
  ['It was sent and deleted, and has no tombstone.', { hasTombstone: false }],
  ['It was deleted and its workflow is FAILED.', { workflow: 'FAILED' }],
  ['It was deleted and signatures of it are there.', { signatures: 1 }],
  ['It was deleted and its events still name people.', { personalEvents: 1 }],
])('it says: %s', async (sentence, changes) => {
  expect(await check(deletedStory(), { ...gone, ...changes })).toEqual([sentence]);
});

test('a downloaded file without a seal is noticed', async () => {
  const sealed = { url: addressOf('/files/token'), bytes: new Uint8Array([1]), sha256: '' };
  const story = { ...deletedStory(), sealed };
  const wrong = await check(story, gone);
  expect(wrong[0]).toMatch(/^The seal of the downloaded file does not hold/);
});

function addressOf(path: string): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

const event = (type: string, sequence: number): [string, Arrival] => {
  const body = JSON.stringify({ type, sequence, data: { document: { id: 'doc_1' } } });
  return [`evt_${sequence}`, { body, times: 1 }];
};
const deletion = event('document.deleted', 2);

test.each<[string[], [string, Arrival][]]>([
  [[], [event('document.created', 1), deletion]],
  [[], [deletion]],
  [['Its deletion never arrived.'], [event('document.created', 1)]],
  [
    ['document.completed arrived and was never committed.'],
    [event('document.completed', 3), deletion],
  ],
])('of the events of a deleted document it says %j', (sentences, events) => {
  const receiver: Endpoint = {
    name: '',
    url: '',
    refusesOnce: 0,
    askedAt: 0,
    refused: new Set(),
    arrivals: new Map(events),
  };
  expect(checkWebhooks(deletedStory(), gone, receiver)).toEqual(sentences);
});

test('a mail of completion that came twice is noticed after the deletion too', async () => {
  const mail = (id: string, kind: string) => ({
    id,
    kind,
    to: 'r0.1@example.com',
    subject: '',
    text: '',
    html: '',
    sent_at: '',
  });
  const about = (...mails: ReturnType<typeof mail>[]) => ({ about: () => Promise.resolve(mails) });
  const once = about(mail('1', 'completed'), mail('2', 'reminder'), mail('3', 'reminder'));
  expect(await checkMails(deletedStory(), gone, once)).toEqual([]);
  const twice = about(mail('1', 'completed'), mail('2', 'completed'));
  expect(await checkMails(deletedStory(), gone, twice)).toEqual([
    '"completed" to r0.1@example.com arrived 2 times.',
  ]);
});

test('one story in ten or so deletes a document that is sealed', () => {
  const endings = Array.from({ length: 200 }, (_, at) => {
    return planStory(makeRandom(`story ${at}`), String(at), 0).ending;
  });
  const deleted = endings.filter((ending) => ending === 'delete sealed').length;
  expect(deleted).toBeGreaterThan(10);
  expect(deleted).toBeLessThan(50);
});
