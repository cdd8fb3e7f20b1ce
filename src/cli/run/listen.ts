import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { writePrivate } from '@countersign/embedded/data-dir/write-private';
import { z } from 'zod';
import { stopRequested } from '../../processes/stop-requested.ts';
import { CommandError, commandConfig } from './open.ts';

export interface ListenOptions {
  forwardTo: string;
  events?: string;
}

interface Delivery {
  id: string;
  event_id: string;
  event_type: string;
  status: string;
  attempts: { at: string; status_code?: number; duration_ms: number; error?: string }[];
}

type Api = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** One for each address, by which the next command finds the webhook again. */
const nameOf = (url: string) => `countersign webhooks listen ${url}`.slice(0, 255);
const pollMs = 500;

interface Registered {
  id: string;
  secret: string;
}

/**
 * Registers the address as a webhook of the running instance, which signs, delivers and retries as
 * always, and prints each attempt; on Ctrl-C the webhook is paused. The next time it has the same
 * secret, which is kept in the data folder, so that the receiver's configuration stays. The
 * instance itself does the sending, so it must reach the address: this is for one on the same
 * machine.
 */
export async function listen({ forwardTo, events }: ListenOptions): Promise<void> {
  const { dataDir } = commandConfig();
  const api = await connect(dataDir);
  const types = events === undefined ? [] : events.split(',').map((type) => type.trim());
  const { id, secret } = await register(api, dataDir, forwardTo, types);
  process.stdout.write(`Forwarding to ${forwardTo}; Ctrl-C ends it.\nSecret  ${secret}\n`);
  const stopping = new AbortController();
  void stopRequested().then(() => {
    stopping.abort();
  });
  try {
    await printAttempts(api, id, stopping.signal);
  } finally {
    await update(api, id, { status: 'paused' });
  }
}

/** The webhook of before, if its secret is still known; else one of its own. */
async function register(
  api: Api,
  dataDir: string,
  url: string,
  events: string[],
): Promise<Registered> {
  const name = nameOf(url);
  const known = await readListeners(dataDir);
  const { data } = await api<{ data: { id: string; name: string }[] }>('GET', '/webhooks');
  const own = data.filter((webhook) => webhook.name === name);
  const kept = known.find(({ id }) => own.some((webhook) => webhook.id === id));
  for (const { id } of own) {
    if (id !== kept?.id) await api('DELETE', `/webhooks/delete?id=${id}`);
  }
  if (kept) {
    await update(api, kept.id, { status: 'active', events });
    return kept;
  }
  const { id, secret } = await api<Registered>('POST', '/webhooks', { name, url, events });
  const others = known.filter((one) => data.some((webhook) => webhook.id === one.id));
  await writePrivate(listenersFile(dataDir), JSON.stringify([...others, { id, secret }]));
  return { id, secret };
}

const listenersFile = (dataDir: string) => join(dataDir, 'listeners.json');
const listeners = z.array(z.strictObject({ id: z.string(), secret: z.string() }));

/** None where the file is missing or damaged: a new secret is made then. */
async function readListeners(dataDir: string): Promise<Registered[]> {
  try {
    return listeners.parse(JSON.parse(await readFile(listenersFile(dataDir), 'utf8')));
  } catch {
    return [];
  }
}

async function update(api: Api, id: string, changes: Record<string, unknown>): Promise<void> {
  await api('PUT', `/webhooks/update?id=${id}`, changes);
}

async function connect(dataDir: string): Promise<Api> {
  const runtime = await readRuntimeFile(dataDir);
  if (!runtime) {
    throw new CommandError(`Nothing was started on ${dataDir} yet: run \`npm start\` first.`);
  }
  return async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${runtime.api_key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${runtime.api_url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CommandError(`Nothing answers at ${runtime.api_url}: run \`npm start\` first.`);
    });
    const answer = (await response.json()) as Answer & { detail?: string };
    if (!response.ok) throw new CommandError(answer.detail ?? `${path}: ${response.status}`);
    return answer;
  };
}

async function printAttempts(api: Api, id: string, signal: AbortSignal): Promise<void> {
  const printed = new Map<string, number>();
  while (!signal.aborted) {
    const path = `/webhooks/deliveries?id=${id}&limit=100`;
    const { data } = await api<{ data: Delivery[] }>('GET', path);
    for (const delivery of data.toReversed()) {
      for (const attempt of delivery.attempts.slice(printed.get(delivery.id) ?? 0)) {
        process.stdout.write(`${line(delivery, attempt)}\n`);
      }
      printed.set(delivery.id, delivery.attempts.length);
    }
    // A delivery that is no longer on the page was printed, or there were more than a person reads.
    for (const known of printed.keys()) {
      if (!data.some((delivery) => delivery.id === known)) printed.delete(known);
    }
    await pause(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

function line(delivery: Delivery, attempt: Delivery['attempts'][number]): string {
  const { at, status_code: status, duration_ms: durationMs, error } = attempt;
  const result = status === undefined ? (error ?? 'failed') : `${status} in ${durationMs} ms`;
  return `${at.slice(11, 19)}  ${delivery.event_type.padEnd(18)}  ${delivery.event_id}  ${result}`;
}
