import { setTimeout as pause } from 'node:timers/promises';
import { readRuntimeFile } from '../../embedded/data-dir/runtime-file.ts';
import { stopRequested } from '../../stop-requested.ts';
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

/** One for each address, so that what a killed command left behind is found again. */
const nameOf = (url: string) => `countersign webhooks listen ${url}`.slice(0, 255);
const pollMs = 500;

/**
 * Registers the address as a webhook of the running instance, which signs, delivers and retries as
 * always, and prints each attempt; on Ctrl-C the webhook goes. The instance itself does the
 * sending, so it must reach the address: this is for one on the same machine.
 */
export async function listen({ forwardTo, events }: ListenOptions): Promise<void> {
  const api = await connect();
  const name = nameOf(forwardTo);
  const { data } = await api<{ data: { id: string; name: string }[] }>('GET', '/webhooks');
  for (const old of data) if (old.name === name) await remove(api, old.id);
  const { id, secret } = await api<{ id: string; secret: string }>('POST', '/webhooks', {
    name,
    url: forwardTo,
    events: events === undefined ? [] : events.split(',').map((type) => type.trim()),
  });
  process.stdout.write(`Forwarding to ${forwardTo}; Ctrl-C ends it.\nSecret  ${secret}\n`);
  const stopping = new AbortController();
  void stopRequested().then(() => {
    stopping.abort();
  });
  try {
    await printAttempts(api, id, stopping.signal);
  } finally {
    await remove(api, id);
  }
}

async function connect(): Promise<Api> {
  const { dataDir } = commandConfig();
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

async function remove(api: Api, id: string): Promise<void> {
  await api('DELETE', `/webhooks/delete?id=${id}`);
}
