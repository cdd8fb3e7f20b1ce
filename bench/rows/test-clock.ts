import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { publicId, type DocumentId, type OrganizationId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import { alertExpiry } from '../../src/operations/documents/alert-expiry.ts';
import { expireDocument } from '../../src/operations/documents/expire.ts';
import { remindAutomatically } from '../../src/operations/recipients/remind.ts';
import { startAdvance } from '../../src/operations/test-workspaces/start-advance.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import type { Bench } from '../bench.ts';
import type { Proof } from '../proof.ts';
import { seedOpen, seedPages } from '../seed-open.ts';
import { startWithTemporal, untilAllWait } from './open-documents.ts';

const reminderDays = [3, 7, 14];
const deadlineDays = 30;
/** Reminders, the warning, the end. */
const stepsEach = reminderDays.length + 2;
/** Of the floor. */
const sample = 200;
const limitMs = 60 * 60_000;

export const testClock: Proof = {
  name: 'test-clock',
  title: '10,000 documents of a test workspace, advanced by a year',
  async run(bench, { count = 10_000, say }) {
    const deadline = new Date(Date.now() + deadlineDays * dayMs);
    const { organizationId } = await testDocuments(bench, count, deadline);
    const floor = await floorRate(bench, deadline);
    say(`  the same steps without Temporal: ${floor.toFixed(0)} per s`);
    await startWithTemporal(bench);
    await untilAllWait(bench, count, say);
    const startedMs = performance.now();
    await inTransaction(bench.parts.operations, (tx) =>
      startAdvance(tx, organizationId, { by: 'P1Y' }),
    );
    await untilThere(bench, organizationId, say);
    const tookS = (performance.now() - startedMs) / 1_000;
    const rate = (count * stepsEach) / tookS;
    return {
      seen: [
        `${count * stepsEach} steps in ${(tookS / 60).toFixed(1)} minutes: ${rate.toFixed(0)} per s`,
        `floor, the same steps without Temporal: ${floor.toFixed(0)} per s (${(rate / floor).toFixed(2)} of it)`,
      ],
      wrong: await notOnce(bench, organizationId, count),
    };
  },
};

async function testDocuments(
  bench: Bench,
  count: number,
  deadline: Date,
): Promise<{ organizationId: OrganizationId; ids: DocumentId[] }> {
  const workspace = await bench.addWorkspace();
  await bench.sql.query('insert into test_workspaces (organization_id) values ($1)', [
    workspace.organizationId,
  ]);
  const fileId = await seedPages(bench, workspace);
  const given = { count, signers: 1, deadline, fileId, invited: true };
  const ids = await seedOpen(bench, workspace, given);
  await bench.sql.query('vacuum (analyze) documents, recipients');
  return { organizationId: workspace.organizationId as OrganizationId, ids };
}

/** What the database alone allows: the operations of the steps, one document's after the other. */
async function floorRate(bench: Bench, deadline: Date): Promise<number> {
  const { operations } = bench.parts;
  const { ids, organizationId } = await testDocuments(bench, sample, deadline);
  const { rows } = await bench.sql.query<{ id: never; document_id: DocumentId; at: Date }>(
    'select id, document_id, invited_at as at from recipients where document_id = any($1)',
    [ids],
  );
  const startedMs = performance.now();
  const limit = pLimit(5);
  const live = async (row: (typeof rows)[number]) => {
    const documentId = row.document_id;
    for (const day of reminderDays) {
      const at = new Date(row.at.getTime() + day * dayMs);
      await remindAutomatically(operations, { documentId, recipientId: row.id, at });
    }
    await alertExpiry(operations, documentId, new Date(deadline.getTime() - 3 * dayMs));
    await expireDocument(operations, documentId, deadline);
  };
  await Promise.all(rows.map((row) => limit(() => live(row))));
  const rate = (sample * stepsEach * 1_000) / (performance.now() - startedMs);
  // Nobody is to tell Temporal of these.
  await bench.sql.query('update documents set synced_rev = rev where organization_id = $1', [
    organizationId,
  ]);
  return rate;
}

async function untilThere(
  { sql }: Bench,
  organizationId: string,
  say: (line: string) => void,
): Promise<void> {
  const startedMs = performance.now();
  for (let saidMs = startedMs; ;) {
    const { rows } = await sql.query<{ at: Date | null; there: boolean }>(
      `select stands_at as at, advancing_to is null as there from test_workspaces
       where organization_id = $1`,
      [organizationId],
    );
    if (rows[0]?.there) return;
    if (performance.now() - startedMs > limitMs) throw new Error('The clock did not get there.');
    if (performance.now() - saidMs > 15_000) {
      say(
        `  ${publicId('org', organizationId as OrganizationId)} is at ${rows[0]?.at?.toISOString() ?? ''}`,
      );
      saidMs = performance.now();
    }
    await pause(100);
  }
}

/** Every step once, at its own time to the millisecond. */
async function notOnce({ sql }: Bench, organizationId: string, count: number): Promise<string[]> {
  const { rows } = await sql.query<Record<string, number>>(
    `select
       (select count(*)::int from events e join recipients r on r.document_id = e.document_id
        where e.organization_id = $1 and e.type = 'recipient.reminded'
          and extract(epoch from e.at - date_trunc('milliseconds', r.invited_at)) / 86400 in (3, 7, 14))
         as reminders,
       (select count(*)::int from events where organization_id = $1
        and type = 'recipient.reminded') as "allReminders",
       (select count(*)::int from events e join documents d on d.id = e.document_id
        where e.organization_id = $1 and e.type = 'document.expired' and e.at = d.deadline) as expiries,
       (select count(*)::int from mails m join documents d on d.id = m.document_id
        where m.organization_id = $1 and m.kind = 'expiry_warning' and m.recipient_id is not null
          and m.created_at = d.deadline - interval '3 days') as warnings`,
    [organizationId],
  );
  const expected = {
    reminders: 3 * count,
    allReminders: 3 * count,
    expiries: count,
    warnings: count,
  };
  return JSON.stringify(rows[0]) === JSON.stringify(expected)
    ? []
    : [`expected ${JSON.stringify(expected)}, found ${JSON.stringify(rows[0])}`];
}
