import type { BenchTemporal } from './temporal.ts';

/** Calls that clients made to the namespace, by method, since the server began. */
export type Calls = Map<string, number>;

/** As the server itself counts them, so that no client can be forgotten. */
export async function countCalls({
  metricsUrl,
}: Pick<BenchTemporal, 'metricsUrl'>): Promise<Calls> {
  const text = await (await fetch(metricsUrl)).text();
  const calls: Calls = new Map();
  for (const line of text.split('\n')) {
    const [, labels, value] = /^service_requests(?:_total)?\{(.*)\} (\S+)$/.exec(line) ?? [];
    if (labels === undefined || !labels.includes('service_name="frontend"')) continue;
    const [, namespace = ''] = /\bnamespace="([^"]*)"/.exec(labels) ?? [];
    const [, method = ''] = /\boperation="([^"]*)"/.exec(labels) ?? [];
    // The server's own workers call it too, in a namespace of theirs.
    if (/^temporal[-_]system$/.test(namespace)) continue;
    calls.set(method, (calls.get(method) ?? 0) + Number(value));
  }
  return calls;
}

export function callsBetween(before: Calls, after: Calls): Calls {
  const grown = [...after].map(([method, count]) => [method, count - (before.get(method) ?? 0)]);
  return new Map((grown as [string, number][]).filter(([, count]) => count > 0));
}

/** What workers do to be there: they ask for work, which the server answers within a minute. */
export function isPresence(method: string): boolean {
  return method.startsWith('Poll') || method === 'RecordWorkerHeartbeat';
}

export function total(calls: Calls): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}

export function listed(calls: Calls): string {
  const sorted = [...calls].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([method, count]) => `${count} ${method}`).join(', ') || 'none';
}
