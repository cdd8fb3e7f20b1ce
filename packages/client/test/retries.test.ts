import { afterEach, expect, test } from '@jest/globals';
import {
  createClient,
  createContact,
  getTemplate,
  IdempotencyInProgressError,
  InvalidApiKeyError,
  listTemplates,
  NoAnswerError,
  RateLimitedError,
  ReminderTooSoonError,
  remindRecipient,
  TemplateNotFoundError,
  UnexpectedAnswerError,
  updateSettings,
  type ClientOptions,
} from '../src/index.ts';
import { retryAfterMs } from '../src/retry-after.ts';
import { breakOff, hangUp, html, json, problem, startServer, type Server } from './server.ts';

let server: Server | undefined;
afterEach(() => server?.stop());

const page = json(200, { templates: [], has_more: false, next_cursor: null });
const body = { first_name: 'Ana', email: 'ana@example.com' } as never;

async function given(answers: Parameters<typeof startServer>, options?: Partial<ClientOptions>) {
  server = await startServer(...answers);
  const client = createClient({ api_url: server.api_url, api_key: 'ak_1', ...options });
  return { client, throwOnError: true } as const;
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (error: unknown) => error,
  );

test.each([
  ['a lost connection', hangUp],
  ['an answer that breaks off', breakOff],
  ['408', problem(408, 'REQUEST_TIMEOUT')],
  ['409 while the first request runs', problem(409, 'IDEMPOTENCY_IN_PROGRESS')],
  ['409 while a file is prepared', problem(409, 'DOCUMENT_NOT_READY')],
  ['429 without Retry-After', problem(429, 'RATE_LIMITED')],
  ['500', problem(500, 'INTERNAL_ERROR')],
  ['502 of a proxy', html(502)],
  ['503', problem(503, 'UNAVAILABLE')],
])('after %s a POST is sent again under the same key', async (_name, first) => {
  const call = await given([first, json(201, { id: 'con_1' })]);
  await createContact({ ...call, body });
  const keys = server?.arrived.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys?.[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys?.[1]).toBe(keys?.[0]);
  expect(server?.arrived.map((one) => one.body.toString())).toEqual(
    Array(2).fill(JSON.stringify(body)),
  );
});

test('each POST has a key of its own, unless it is given one; a GET has none', async () => {
  const call = await given([page]);
  await createContact({ ...call, body });
  await createContact({ ...call, body });
  await createContact({ ...call, body, headers: { 'Idempotency-Key': 'mine' } });
  await listTemplates(call);
  const keys = server?.arrived.map(({ headers }) => headers['idempotency-key']) ?? [];
  expect(new Set(keys).size).toBe(4);
  expect(keys.slice(2)).toEqual(['mine', undefined]);
});

test('what a repetition might do twice, and what will stay refused, is sent once', async () => {
  const call = await given([problem(500, 'INTERNAL_ERROR')]);
  await failure(updateSettings({ ...call, body: {} }));
  expect(server?.arrived).toHaveLength(1);
  await server?.stop();
  const refused = await given([problem(404, 'TEMPLATE_NOT_FOUND')]);
  const error = await failure(getTemplate({ ...refused, query: { id: 'tpl_0' } }));
  expect(error).toBeInstanceOf(TemplateNotFoundError);
  expect(server?.arrived).toHaveLength(1);
});

test('a pause that is longer than the call is tried for ends it at once, with what was said', async () => {
  const call = await given([problem(429, 'REMINDER_TOO_SOON', { 'Retry-After': '80000' })]);
  const query = { document_id: 'doc_1', id: 'rec_1' };
  expect(await failure(remindRecipient({ ...call, query }))).toBeInstanceOf(ReminderTooSoonError);
  expect(server?.arrived).toHaveLength(1);
});

test('the time for trying again is bounded, and what was said last is thrown', async () => {
  const call = await given([problem(409, 'IDEMPOTENCY_IN_PROGRESS')], { retryForMs: 1_000 });
  const error = await failure(createContact({ ...call, body }));
  expect(error).toBeInstanceOf(IdempotencyInProgressError);
  expect(server?.arrived.length).toBeGreaterThan(1);
  await server?.stop();
  const limited = await given([problem(429, 'RATE_LIMITED')], { retryForMs: 0 });
  expect(await failure(listTemplates(limited))).toBeInstanceOf(RateLimitedError);
});

test('Retry-After is seconds, or a date by the clock of who answers, though ours is a day off', () => {
  const nowMs = Date.parse('2027-01-28T10:00:00Z');
  const of = (retry?: string, date = 'Wed, 27 Jan 2027 10:00:00 GMT') =>
    retryAfterMs(
      new Headers({ Date: date, ...(retry !== undefined && { 'Retry-After': retry }) }),
      nowMs,
    );
  expect(of()).toBeUndefined();
  expect(of('7')).toBe(7_000);
  expect(of('soon')).toBeUndefined();
  expect(of('Wed, 27 Jan 2027 10:00:05 GMT')).toBe(5_000);
  expect(of('Wed, 27 Jan 2027 09:00:00 GMT')).toBe(0);
  expect(of('Thu, 28 Jan 2027 10:00:05 GMT', 'nonsense')).toBe(5_000);
});

test('a service that is not there is an error with a code, and says what Node said', async () => {
  const call = await given([page], { retryForMs: 0 });
  await server?.stop();
  const error = await failure(listTemplates(call));
  server = undefined;
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error).toMatchObject({ code: 'NO_ANSWER', status: 0, request_id: '' });
  expect(String((error as Error).cause)).toBe('TypeError: fetch failed');
});

test('a service that says nothing is given up', async () => {
  const call = await given([() => undefined], { retryForMs: 0, attemptMs: 200 });
  const error = await failure(listTemplates(call));
  expect(error).toBeInstanceOf(NoAnswerError);
  expect((error as Error).message).toMatch(/did not answer within 0.2 s/);
});

test.each([200, 401, 404])(
  'a proxy that answers %s with HTML is told from the service',
  async (status) => {
    const call = await given([html(status)]);
    const error = await failure(listTemplates(call));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({
      code: 'UNEXPECTED_ANSWER',
      status,
      content_type: 'text/html',
      beginning: expect.stringContaining('Please log in'),
    });
    expect(server?.arrived).toHaveLength(1);
  },
);

test('who aborts gets their own reason, in a call and in a pause', async () => {
  const call = await given([problem(503, 'UNAVAILABLE')]);
  const signal = AbortSignal.timeout(100);
  expect(await failure(listTemplates({ ...call, signal }))).toBe(signal.reason);
});

test('a wrong key is an error of its class, also where errors are not thrown', async () => {
  const { client } = await given([problem(401, 'INVALID_API_KEY')]);
  const { error, response } = await listTemplates({ client });
  expect(error).toBeInstanceOf(InvalidApiKeyError);
  expect(error).toMatchObject({ code: 'INVALID_API_KEY', status: 401, request_id: 'r' });
  expect(response?.status).toBe(401);
});
