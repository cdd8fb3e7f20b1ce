import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const clients = 6;
const betweenMs = 20;
const readerMs = 60_000;

/** What the service does all the time, in the least form, on tables that migrations change. */
const requests = [
  `select id, title from documents where organization_id = $1
     order by created_at desc, id desc limit 20`,
  `select count(*) from recipients where document_id =
     (select id from documents where organization_id = $1 order by created_at limit 1)`,
  `update documents set updated_at = now() where id =
     (select id from documents where organization_id = $1
      order by created_at desc offset floor(random() * 1000) limit 1)`,
  `with made as (
     insert into documents (id, organization_id, owner_member_id, title, original_file_id,
       prepared_file_id, page_count, status, last_event_at, changed_at, created_at, updated_at)
     select gen_random_uuid(), organization_id, owner_member_id, 'Beside', original_file_id,
       prepared_file_id, 1, 'draft', now(), now(), now(), now()
     from documents where organization_id = $1 order by created_at limit 1
     returning id, organization_id)
   insert into recipients (id, organization_id, document_id, email, name, role, "order",
     created_at, updated_at)
   select gen_random_uuid(), organization_id, id, 'beside@example.com', 'Beside', 'signer', 1,
     now(), now() from made`,
];

export interface Seen {
  requests: number;
  /** Milliseconds of the one that took longest, and which it was. */
  longestMs: number;
  longest: string;
  p99Ms: number;
}

/** Requests of several clients, each timed, until they are stopped. */
export function startTraffic(url: string, organizationId: string): () => Promise<Seen> {
  let goesOn = true;
  const times: { ms: number; request: string }[] = [];
  const client = async (number: number) => {
    const sql = new pg.Client(url);
    await sql.connect();
    try {
      for (let turn = number; goesOn; turn += 1) {
        const request = requests[turn % requests.length] ?? '';
        const startedMs = performance.now();
        await sql.query(request, [organizationId]);
        times.push({ ms: performance.now() - startedMs, request });
        await pause(betweenMs);
      }
    } finally {
      await sql.end();
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  all.catch(() => undefined);
  return async () => {
    goesOn = false;
    await all;
    const sorted = times.toSorted((a, b) => a.ms - b.ms);
    const longest = sorted.at(-1);
    return {
      requests: times.length,
      longestMs: longest?.ms ?? 0,
      longest: (longest?.request ?? '').replace(/\s+/g, ' ').slice(0, 60),
      p99Ms: sorted[Math.floor(sorted.length * 0.99)]?.ms ?? 0,
    };
  };
}

/** Somebody who reads every table in one transaction, for a minute. */
export async function readForAMinute(url: string, tables: readonly string[]): Promise<void> {
  const sql = new pg.Client(url);
  await sql.connect();
  try {
    await sql.query('begin isolation level repeatable read');
    for (const table of tables) await sql.query(`select from ${table} limit 1`);
    await pause(readerMs);
    await sql.query('commit');
  } finally {
    await sql.end();
  }
}
