/** The scenario by the TypeScript client: `typescript.ts <api_url> <api_key> <scenario.json> <file> <folder>`. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CountersignError,
  createClient,
  createWebhook,
  getDocumentFields,
  getTemplate,
  NotSigned,
  signing,
  verifySignatures,
  webhooks,
  type DocumentRequest,
  type RequestedDocument,
  type WebhookEvent,
} from '@countersign/client';

interface Act {
  recipient: string;
  act: 'sign' | 'approve' | 'decline';
  text: string;
  values: Record<string, unknown>;
}

type Case = Required<Pick<DocumentRequest, 'recipients' | 'fields' | 'values'>> & {
  name: string;
  acts: Act[];
  last_event: string;
};

const [, , api_url = '', api_key = '', table = '', file = '', folder = ''] = process.argv;
const client = createClient({ api_url, api_key });
const call = { client, throwOnError: true } as const;
const { documents } = client;

const events = new Map<string, WebhookEvent>();
let secret = '';
const server = createServer((request, response) => {
  void buffer(request)
    .then((body) => webhooks.verify(new Uint8Array(body), request.headers, secret))
    .then((event) => events.set(event.id, event))
    .then(
      () => response.writeHead(204).end(),
      () => response.writeHead(400).end(),
    );
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
const made = await createWebhook({ ...call, body: { name: 'Scenario', url, events: [] } });
secret = made.data.secret;

async function play(one: Case, index: number): Promise<Record<string, unknown>> {
  const { recipients, fields, values } = one;
  const external_id = `typescript-${index}-${made.data.id}`;
  const asked = { file, title: one.name, external_id, recipients, fields, values, send: true };
  const document = await documents.request(asked);
  for (const act of one.acts) await perform(document, act);
  const ended = await documents
    .waitUntilSealed(document.id, { timeout: 120_000 })
    .then(() => 'sealed')
    .catch((error: unknown) => {
      if (error instanceof NotSigned) return error.name;
      throw error;
    });
  const files = ended === 'sealed' ? await downloads(document.id, index) : [];
  const { data: verdict } = await verifySignatures({
    ...call,
    query: { document_id: document.id },
  });
  const placed = await getDocumentFields({ ...call, query: { id: document.id } });
  const filled = placed.data.fields.filter(({ value }) => value !== undefined);
  let listed = 0;
  for await (const _ of documents.list({ external_id })) listed += 1;
  return {
    ended,
    verified: verdict.verified,
    signatures: verdict.signatures_count,
    values: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    files,
    events: await heard(document.id, one.last_event),
    listed,
    refused: await getTemplate({ ...call, query: { id: 'tpl_0' } }).catch((error: unknown) =>
      error instanceof CountersignError ? error.code : '',
    ),
  };
}

async function perform({ recipients = [] }: RequestedDocument, act: Act): Promise<void> {
  const link = recipients.find(({ key }) => key === act.recipient)?.signing_url ?? '';
  const { text, values } = act;
  if (act.act === 'decline') await signing(link).view().decline(text);
  else if (act.act === 'approve') await signing(link).consent().view().approve();
  else await signing(link).consent().view().sign({ text, values });
}

async function downloads(id: string, index: number): Promise<string[]> {
  const [pdf, zip] = ['pdf', 'zip'].map((end) => join(folder, `typescript-${index}.${end}`));
  await documents.downloadSealed(id, pdf ?? '');
  await documents.downloadEvidence(id, zip ?? '');
  const heads = [await readFile(pdf ?? ''), await readFile(zip ?? '')];
  return heads.map((bytes, at) => bytes.toString('latin1', 0, at === 0 ? 4 : 2));
}

/** The types of a document's events in their order, once the last is there. */
async function heard(id: string, last: string): Promise<string[]> {
  for (;;) {
    const own = [...events.values()].flatMap((event) =>
      'sequence' in event && 'document' in event.data && event.data.document.id === id
        ? [{ type: event.type, sequence: event.sequence }]
        : [],
    );
    const latest = own.find(({ type }) => type === last);
    if (latest && own.length >= latest.sequence) {
      return own.sort((a, b) => a.sequence - b.sequence).map(({ type }) => type);
    }
    await pause(50);
  }
}

const cases = JSON.parse(await readFile(table, 'utf8')) as Case[];
const results: Record<string, unknown>[] = [];
for (const [index, one] of cases.entries()) results.push(await play(one, index));
console.log(JSON.stringify(results));
server.close();
