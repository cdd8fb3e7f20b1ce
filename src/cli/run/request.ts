import { basename, extname } from 'node:path';
import {
  CountersignError,
  Declined,
  Expired,
  TimedOut,
  Voided,
  type Countersign,
  type DocumentRequest,
  type RequestedDocument,
} from '@countersign/client';
import { openClient } from './open-client.ts';
import { CommandError } from './open.ts';
import { print } from './print.ts';
import { readRecipients } from './read-recipients.ts';
import { showProgress, type Progress } from './show-progress.ts';

export interface RequestOptions {
  to: string[];
  anchor?: string[];
  title?: string;
  message?: string;
  deadline?: string;
  externalId?: string;
  inOrder?: boolean;
  mail: boolean;
  wait?: boolean;
  timeout?: string;
  out?: string;
  evidence?: string;
  json?: boolean;
}

/** Of a document that was sent and not sealed; 1 is every other failure. */
const exitCodes = { DECLINED: 3, EXPIRED: 4, VOIDED: 5, TIMED_OUT: 6 } as const;

/** Sends the file, and waits where that is asked for; ends with the code that says what became of it. */
export async function requestSignatures(file: string, options: RequestOptions): Promise<void> {
  const request = composeRequest(file, options);
  const timeoutMs = readTimeout(options.timeout);
  const client = await openClient();
  const progress = showProgress(process.stderr, options.json);
  try {
    const document = await send(client, request, progress, basename(file));
    const waits = options.wait ?? (options.out ?? options.evidence) !== undefined;
    const links = linksOf(document);
    // Somebody has to be given them before anything can be waited for.
    if (waits && !options.mail) {
      for (const [email, link] of links) process.stderr.write(`${email} signs at ${link}\n`);
    }
    const ended = waits ? await waitFor(client, document, timeoutMs, options, progress) : {};
    progress.end();
    print({ ...summary(document, links, options), ...ended }, options.json);
  } catch (error) {
    progress.end();
    throw error instanceof CountersignError ? new CommandError(sentence(error)) : error;
  }
}

function composeRequest(file: string, options: RequestOptions): DocumentRequest {
  const { title = basename(file, extname(file)), message, deadline, externalId } = options;
  return {
    file,
    title,
    ...readRecipients(options),
    ...(deadline !== undefined && { deadline }),
    ...(externalId !== undefined && { external_id: externalId }),
    send: message === undefined ? true : { message },
  };
}

async function send(
  client: Countersign,
  request: DocumentRequest,
  progress: Progress,
  name: string,
): Promise<RequestedDocument> {
  const onProgress: DocumentRequest['onProgress'] = ({ sentBytes, totalBytes }) =>
    progress.bar(`Sending ${name}`, totalBytes === 0 ? 1 : sentBytes / totalBytes);
  const document = await client.documents.request({ ...request, onProgress });
  for (const { message } of document.warnings) progress.line(message);
  progress.line(`Asked ${document.recipients_count} to sign ${document.id}`);
  return document;
}

/** What became of it, for the one object that is printed. */
async function waitFor(
  client: Countersign,
  { id }: RequestedDocument,
  timeout: number,
  { out, evidence }: RequestOptions,
  progress: Progress,
): Promise<Record<string, unknown>> {
  let seen = '';
  try {
    await client.documents.waitUntilSealed(id, {
      timeout,
      onLook({ status, signed_count, recipients_count, recipients = [] }) {
        const done = recipients.filter(({ signed_at }) => signed_at).map(({ name }) => name);
        const by = done.length > 0 ? `: ${done.join(', ')}` : '';
        const now = `${signed_count} of ${recipients_count} signed${by}`;
        if (now !== seen) progress.line(now);
        if (status === 'completed' && now !== seen) progress.line('Sealing');
        seen = now;
      },
    });
    if (out !== undefined) await client.documents.downloadSealed(id, out);
    if (evidence !== undefined) await client.documents.downloadEvidence(id, evidence);
    progress.line('Sealed');
    return {
      status: 'sealed',
      ...(out !== undefined && { out }),
      ...(evidence !== undefined && { evidence }),
    };
  } catch (error) {
    if (!isEnd(error)) throw error;
    process.exitCode = exitCodes[error.code];
    progress.line(error.detail);
    return { status: error.code.toLowerCase(), detail: error.detail };
  }
}

function isEnd(error: unknown): error is Declined | Expired | Voided | TimedOut {
  return [Declined, Expired, Voided, TimedOut].some((type) => error instanceof type);
}

/** By the addresses of those who are not mailed. */
function linksOf({ recipients = [] }: RequestedDocument): [string, string][] {
  return recipients.flatMap(({ email, signing_url }) =>
    signing_url === undefined ? [] : [[email, signing_url] as [string, string]],
  );
}

function summary(
  { id, status }: RequestedDocument,
  links: [string, string][],
  { json }: RequestOptions,
): Record<string, unknown> {
  if (links.length === 0) return { id, status };
  const recipients = links.map(([email, signing_url]) => ({ email, signing_url }));
  return { id, status, ...(json ? { recipients } : Object.fromEntries(links)) };
}

/** Longer than anybody waits, where no time is given. */
const tenYearsMs = 10 * 366 * 86_400_000;

function readTimeout(given: string | undefined): number {
  if (given === undefined) return tenYearsMs;
  const seconds = Number(given);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds * 1_000;
  throw new CommandError('--timeout must be a number of seconds.');
}

/** The first place that is wrong tells more than that something is. */
function sentence({ code, detail, errors = [] }: CountersignError): string {
  const [first] = errors;
  return first ? `${code} at ${first.pointer}: ${first.message}` : `${code}: ${detail}`;
}
