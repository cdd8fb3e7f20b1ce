import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** Entries of the index that one statement reads: tens of milliseconds. */
const shareSize = 20_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Documents whose events do not count 1, 2, 3 … up to the last one written. Reads the index of the
 * whole log, which takes seconds for each million of events: share by share, so that no statement
 * is longer the more there are, with rests that leave half of the time to others.
 */
export async function countLogGaps(database: Database, share = shareSize): Promise<number> {
  let gaps = 0;
  for (let after = beforeAll; after !== afterAll;) {
    const startedMs = performance.now();
    const read = await readShare(database, after, share);
    gaps += read.gaps;
    after = read.upTo;
    if (after !== afterAll) await pause(performance.now() - startedMs);
  }
  return gaps;
}

/** Of documents behind `after`, all events of those to which the first `share` of them belong. */
async function readShare(
  database: Database,
  after: string,
  share: number,
): Promise<{ upTo: string; gaps: number }> {
  // Raw, as its plan was measured: by the index alone, and one look at each document.
  const { rows } = await sql<{ upTo: string; gaps: number }>`
    with last as (
      select coalesce((select document_id from events where document_id > ${after}
        order by document_id offset ${share - 1} limit 1), ${afterAll}) as id)
    select (select id from last) as "upTo", count(*)::int as gaps from (
      select from events e
      where e.document_id > ${after} and e.document_id <= (select id from last)
      group by e.document_id
      having count(e.sequence) <> greatest(max(e.sequence),
        (select d.event_sequence from documents d where d.id = e.document_id))) broken`.execute(
    tables(database.fork()),
  );
  if (!rows[0]) throw new Error('A statement without a row');
  return rows[0];
}
