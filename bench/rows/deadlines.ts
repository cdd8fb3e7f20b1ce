import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { percentile } from '../numbers.ts';
import type { Proof } from '../proof.ts';
import { openDocuments, startWithTemporal, untilAllWait } from './open-documents.ts';

/** Enough to have told Temporal of all before. */
const usualSeconds = 120;
const lookMs = 100;
const limitMs = 10 * 60_000;

export const deadlines: Proof = {
  name: 'deadlines',
  title: '1,000 documents whose deadline is the same second',
  async run(bench, { count = 1_000, seconds = usualSeconds, say }) {
    const deadline = new Date(Date.now() + seconds * 1000);
    await openDocuments(bench, { count, signers: 1, deadline });
    await startWithTemporal(bench);
    await untilAllWait(bench, count, say);
    const earlyMs = deadline.getTime() - Date.now();
    if (earlyMs < 0) throw new Error('Not all were waiting by then: try more --seconds.');
    say(`  all wait, ${(earlyMs / 1000).toFixed(0)} s before the deadline`);
    const closedMs = await watchClosing(bench, deadline, count);
    const mailedMs = await mailsLate(bench, deadline, count);
    return {
      seen: [
        `closed after the deadline: ${spread(closedMs)}`,
        `mails to owner and signer: ${spread(mailedMs)}`,
      ],
      wrong: await notOnce(bench, count),
    };
  },
};

/** When each document was seen closed, in ms after the deadline. */
async function watchClosing({ sql }: Bench, deadline: Date, count: number): Promise<number[]> {
  const seen: number[] = [];
  await pause(Math.max(0, deadline.getTime() - Date.now()));
  while (seen.length < count) {
    const { rows } = await sql.query<{ closed: number }>(
      `select count(*)::int as closed from documents where deadline = $1 and expired_at is not null`,
      [deadline],
    );
    const lateMs = Date.now() - deadline.getTime();
    for (let fresh = seen.length; fresh < (rows[0]?.closed ?? 0); fresh += 1) seen.push(lateMs);
    if (lateMs > limitMs) throw new Error(`${count - seen.length} documents did not close.`);
    await pause(lookMs);
  }
  return seen;
}

async function mailsLate({ sql }: Bench, deadline: Date, count: number): Promise<number[]> {
  for (;;) {
    const { rows } = await sql.query<{ late: string }>(
      `select extract(epoch from m.sent_at - d.deadline) * 1000 as late
       from mails m join documents d on d.id = m.document_id
       where d.deadline = $1 and m.kind = 'expired' and m.status = 'sent'`,
      [deadline],
    );
    if (rows.length >= 2 * count) return rows.map(({ late }) => Number(late));
    if (Date.now() - deadline.getTime() > limitMs) throw new Error('Not all mails left.');
    await pause(lookMs);
  }
}

async function notOnce({ sql }: Bench, count: number): Promise<string[]> {
  const { rows } = await sql.query<{ documents: number; expiries: number; mails: number }>(
    `select (select count(*)::int from documents where status = 'cancelled') as documents,
       (select count(*)::int from events where type = 'document.expired') as expiries,
       (select count(*)::int from mails where kind = 'expired') as mails`,
  );
  const found = rows[0] ?? { documents: 0, expiries: 0, mails: 0 };
  const expected = { documents: count, expiries: count, mails: 2 * count };
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
}

function spread(ms: readonly number[]): string {
  const at = (share: number) => `${(percentile(ms, share) / 1000).toFixed(1)} s`;
  return `half by ${at(0.5)}, the last by ${at(1)}`;
}
