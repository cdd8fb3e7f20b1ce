/** Writes the event table and the examples of docs/webhooks.md; a test says when they are behind. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { webhookMessages } from '../src/api/routes/webhooks/event-examples.ts';
import type { WebhookMessageType } from '../src/domain/webhook/event-types.ts';

export const webhookDocs = join(import.meta.dirname, '..', 'docs', 'webhooks.md');
const begin = '<!-- events: written by tools/webhook-docs.ts -->';
const end = '<!-- /events -->';

interface Cause {
  by: string;
  /** Titles in test/api/webhooks/events.test.ts, or in one of the files named below. */
  tests: [string, ...string[]];
}

/** Where the tests are: of single acts, of many at once, of timers, and of the test event. */
export const testFiles = [
  'test/api/webhooks/events.test.ts',
  'test/api/webhooks/events-of-many.test.ts',
  'test/workflows/webhooks-of-timers.test.ts',
  'test/api/webhooks/deliveries.test.ts',
  'test/api/webhooks/extensions.test.ts',
];

const first = 'creating a document, adding a recipient and sending';
const views = 'the first view; a second recipient’s view is no view of the document';
const acts = 'signing and approving; the last act completes, which is told once the seal is there';
const refusals = 'declining and opting out';
const ends = 'reminding, voiding, deleting';
const removal = 'the removal of the last one still due completes';
const bulk = 'bulk operations tell as the single ones do';
const deadline = 'a deadline that passes by itself arrives as document.expired';
const passing =
  'passing a place on is told as recipient.added, and as recipient.reassigned to who named it';
const proving = 'proofs and blocks are told to who named them, without a sequence';
const reminders = 'each automatic reminder arrives as recipient.reminded';
const templates = 'templates: made, changed and used, without a sequence of their own';

const undeliverable =
  'an endpoint that names recipient.undeliverable is told of a refused address, once';
const changed =
  'an endpoint that names them is told what was changed of a document and a recipient, and who was removed';
const completed = 'an endpoint that names bulk_send.completed is told when every row is done';

export const causes: Record<WebhookMessageType, Cause> = {
  'document.created': { by: '`POST /documents`, `POST /templates/use`', tests: [first, templates] },
  'document.sent': {
    by: '`POST /documents/send`, `POST /documents/bulk-send`',
    tests: [first, bulk],
  },
  'document.viewed': { by: 'the first view by anyone', tests: [views] },
  'document.completed': {
    by: 'the last signature or approval, or the removal of the last recipient still due; delivered once the sealed file is there',
    tests: [acts, removal],
  },
  'document.voided': {
    by: '`POST /documents/void`, `POST /documents/bulk-void`',
    tests: [ends, bulk],
  },
  'document.expired': { by: 'the deadline passing', tests: ['the deadline passing', deadline] },
  'document.declined': { by: 'a signer or approver declining or opting out', tests: [refusals] },
  'document.deleted': { by: '`DELETE /documents/delete`', tests: [ends] },
  'recipient.added': { by: '`POST /recipients`', tests: [first] },
  'recipient.viewed': { by: 'each recipient’s first view', tests: [views] },
  'recipient.signed': { by: 'a signer signing', tests: [acts] },
  'recipient.approved': { by: 'an approver approving', tests: [acts] },
  'recipient.declined': { by: 'a recipient declining or opting out', tests: [refusals] },
  'recipient.reminded': {
    by: '`POST /recipients/remind`, and each automatic reminder',
    tests: [ends, reminders],
  },
  'template.created': { by: '`POST /templates`', tests: [templates] },
  'template.updated': { by: '`PUT /templates/update`', tests: [templates] },
  'template.used': { by: '`POST /templates/use`', tests: [templates] },
  'recipient.reassigned': {
    by: '`POST /recipients/reassign`, `POST /signing/delegate`',
    tests: [passing],
  },
  'recipient.undeliverable': {
    by: 'the mail server refusing a recipient’s address, or the mail to it, for good, once for each address',
    tests: [undeliverable],
  },
  'bulk_send.completed': {
    by: 'the last row of a bulk send being sent, or failing',
    tests: [completed],
  },
  'recipient.authenticated': {
    by: '`POST /signing/authentication/finish`, and an act that a passkey signs',
    tests: [proving],
  },
  'recipient.blocked': {
    by: 'the tenth wrong code of a day',
    tests: [proving],
  },
  'document.updated': {
    by: '`PUT /documents/update`, `POST /documents/access`',
    tests: [changed],
  },
  'recipient.updated': { by: '`PUT /recipients/update`', tests: [changed] },
  'recipient.removed': { by: '`DELETE /recipients/delete`', tests: [changed] },
  'webhook.test': {
    by: '`POST /webhooks/test`',
    tests: ['200: the delivery of a test event, whatever was subscribed to'],
  },
};

export async function withEvents(text: string): Promise<string> {
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  return format(`${before}\n\n${events()}\n\n${after}`, { parser: 'markdown', printWidth: 100 });
}

/** Of a document, of a recipient and of a template; docs/openapi.json has one of every type. */
const shown = new Set<WebhookMessageType>([
  'document.completed',
  'recipient.signed',
  'template.used',
]);

function events(): string {
  const rows = webhookMessages.map(({ type }) => `| \`${type}\` | ${causes[type].by} |`);
  const examples = webhookMessages
    .filter(({ type }) => shown.has(type))
    .map(
      ({ type, example }) =>
        `### ${type}\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
    );
  const head = ['| Type | Caused by |', '| --- | --- |'];
  return [...head, ...rows, '', ...examples].join('\n');
}

if (import.meta.main)
  await writeFile(webhookDocs, await withEvents(await readFile(webhookDocs, 'utf8')));
