import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { routeTable } from '../../../src/api/route-table.ts';
import type { Route } from '../../../src/api/route.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Reply } from '../../support/client.ts';
import { inputOf } from './arbitraries.ts';
import { drawnNames } from './drawn-names.ts';
import { idsIn } from './named-ids.ts';
import { givenWorld, type World } from './world.ts';

/**
 * What the schema of an operation takes, the operation takes: it answers with success, or refuses
 * for what is the case (403, 404, 409, 410, 429) and never for what was written (400). `FUZZ_SEED`
 * repeats a run, `FUZZ_RUNS` lengthens it.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const usualRuns = Number(process.env['FUZZ_RUNS'] ?? 12);

let app: Application;
/** Used up by one operation after the other; one that finds nothing left to do gets another. */
let world: World;
beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  app = await startApplication({ files: true });
  world = await givenWorld(app, { test: true });
});
afterAll(() => app.stop());

interface Input {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

const future = '2040-01-31T12:00:00Z';
/** One pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What no schema can say of an input: it is made true of one that the schema takes. */
const completions: Record<string, (input: Input, world: World) => void> = {
  // Only the service knows which cursors it gave out.
  listDocuments: withoutCursor,
  listTemplates: withoutCursor,
  listContacts: withoutCursor,
  listAuditLog: withoutCursor,
  listWebhookDeliveries: withoutCursor,
  listBulkSends: withoutCursor,
  listBulkSendRows: withoutCursor,
  getAnalytics({ query }) {
    if (query['from'] !== undefined && query['to'] !== undefined) {
      Object.assign(query, { from: '1700000000000', to: '1800000000000' });
    }
  },
  createDocument({ body }, { upload }) {
    Object.assign(body, upload);
    delete body['page_count'];
    withoutRequest({ body });
  },
  updateDocument({ body }) {
    // Clearing it is for drafts.
    if (body['deadline'] === null) delete body['deadline'];
    withoutRequest({ body });
  },
  updateDocumentAccess({ body }) {
    if (body['sharing_mode'] !== 'specific') delete body['user_ids'];
  },
  updateSettings({ body }) {
    const security = body['security'] as Record<string, unknown> | undefined;
    if (security?.['ip_allowlist']) security['ip_allowlist'] = ['127.0.0.0/8'];
    if (security) security['allow_api_access'] = true;
    const signing = body['signing'] as Record<string, unknown> | undefined;
    if (signing?.['redirect_origins']) signing['redirect_origins'] = ['https://app.example.com'];
    if (signing?.['default_authentication']) {
      signing['default_authentication'] = [{ method: 'email_code', before: 'view' }];
    }
  },
  setBranding({ body }) {
    // What is no picture, or cannot be read on white, is refused (settings/branding.test.ts).
    if (typeof body['logo'] === 'string') body['logo'] = picture;
    if (typeof body['accent_color'] === 'string') body['accent_color'] = '#14532d';
  },
  resendWebhookDeliveries({ query }) {
    if (query['delivery_id'] === undefined) query['since'] = '1700000000000';
    else delete query['since'];
  },
  advanceTestClock({ body }) {
    Object.assign(body, { by: 'PT1H' });
    delete body['to'];
  },
  // Of which names there are fields, only the document knows.
  signAsTestRecipient({ body }) {
    delete body['values'];
  },
  addRecipient: withCode,
  updateRecipient: withCode,
  createTemplate: withoutRequest,
  updateTemplate: withoutRequest,
  useTemplate: withoutRequest,
  setDocumentFields({ body }) {
    // Of another state it is refused (documents/fields/409.test.ts).
    delete body['revision'];
    body['fields'] = [];
  },
  setTemplateFields({ body }) {
    delete body['revision'];
    body['fields'] = [];
  },
  signDocument({ body }) {
    body['signature'] = { type: 'type', text: 'Ana Torres' };
    // The file has none, and asks for none.
    delete body['fields'];
    delete body['initials'];
    delete body['passkey'];
    delete body['shown_sha256'];
  },
  approveDocument({ body }) {
    delete body['passkey'];
    // Of what this document never was it is refused (signing/records.test.ts).
    delete body['shown_sha256'];
  },
  proveAuditLogConsistency({ query }) {
    // Sizes that the log has not are refused (audit-log/proof.test.ts).
    Object.assign(query, { from: '1' });
    delete query['to'];
  },
};

/** Members that have to fit one another, the file and the settings; tests of their own hold them. */
function withoutRequest({ body }: Pick<Input, 'body'>): void {
  delete body['recipients'];
  delete body['fields'];
  delete body['values'];
  delete body['send'];
  delete body['redirect_url'];
}

/** Of spaces alone it has none that count. */
function withCode({ body }: Input): void {
  if (!body['authentication']) return;
  const [demand] = body['authentication'] as Record<string, unknown>[];
  if (demand && 'code' in demand) demand['code'] = 'Blue House';
  // Two may be of one method.
  body['authentication'] = demand ? [demand] : [];
}

function withoutCursor({ query }: Input): void {
  delete query['cursor'];
}

function valid(route: Route, world: World): fc.Arbitrary<Input> {
  const ids = idsIn(route, world.ids);
  return fc
    .record({
      query: inputOf(route.query, ids) as fc.Arbitrary<Input['query']>,
      body: inputOf(route.body, ids) as fc.Arbitrary<Input['body']>,
      recipient: fc.constantFrom(...world.recipients),
    })
    .map(({ recipient, ...input }) => {
      // Any other pair is a 404.
      if (String(input.query['id']).startsWith('rec_')) Object.assign(input.query, recipient);
      if (typeof input.body['deadline'] === 'string') input.body['deadline'] = future;
      Object.assign(input.body, drawnNames(input.body));
      completions[route.operationId]?.(input, world);
      return input;
    });
}

/** Nobody seals here, so there is no sealed file to give; and nobody may pass on. */
const neverReached = ['downloadSignedDocument', 'getEvidence', 'delegateDocument'];

/** Of recipients who are asked for proof, of rows that fit a template: tests of their own hold them. */
const ofTheirOwn = [
  'createAuthenticationCode',
  'startAuthentication',
  'finishAuthentication',
  'createBulkSend',
];

const generated = routeTable.filter(({ operationId }) => !ofTheirOwn.includes(operationId));

test.each(generated.map((route) => [route.operationId, route] as const))(
  '%s takes whatever its schema takes',
  async (operationId, route) => {
    await app.sequence();
    const reached = await everyAnswer(route, usualRuns);
    if (neverReached.includes(operationId) || reached.has(route.status)) return;
    world = await givenWorld(app, { test: true });
    await app.sequence();
    // Of six documents one may be in the right state: all but certain to be met.
    expect([...(await everyAnswer(route, 8 * usualRuns))]).toContain(route.status);
  },
);

async function everyAnswer(route: Route, numRuns: number): Promise<Set<number>> {
  const reached = new Set<number>();
  await fc.assert(
    fc.asyncProperty(valid(route, world), fc.nat(), async (input, by) => {
      const { status, body } = await send(route, input, by);
      // Nobody moves the clock here: what is begun is accepted.
      const begun = 'finish' in route && status === 202;
      reached.add(begun ? route.status : status);
      const good = begun || [route.status, 403, 404, 409, 410, 429].includes(status);
      const said = JSON.stringify([status, body]).slice(0, 500);
      expect({ said, good }).toEqual({ said, good: true });
    }),
    // A smaller input would meet another world: the first has changed this one.
    { seed, numRuns, endOnFailure: true },
  );
  return reached;
}

function send(route: Route, { query, body }: Input, by: number): Promise<Reply> {
  const { signers, workspace } = world;
  const signer = signers[route.operationId === 'approveDocument' ? 3 : by % signers.length];
  const client = route.access === 'signing-link' ? signer : workspace.api;
  if (!client) throw new Error('There is no such signer.');
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return client.call(route.method, route.path, {
    query: Object.fromEntries(texts) as Record<string, string>,
    ...(route.method !== 'GET' && { body: JSON.stringify(body) }),
  });
}
