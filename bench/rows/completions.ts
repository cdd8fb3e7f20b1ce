import { setTimeout as pause } from 'node:timers/promises';
import { publicId, type DocumentId, type RecipientId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import type { Bench, Workspace } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { residentMb } from '../processes.ts';
import type { Proof } from '../proof.ts';
import { seedOpen, seedPages } from '../seed-open.ts';
import { sign } from '../story.ts';
import { startWithTemporal } from './open-documents.ts';

const clients = 8;
const sampleMs = 1_000;
const limitMs = 30 * 60_000;
/** Of one worker, whatever is completed at once. */
const maxWorkerMb = 1_024;
/** So many of the sealed files are verified. */
const verified = 20;

export const completions: Proof = {
  name: 'completions',
  title: '1,000 documents of 100 KB completed before any worker runs: all sealed, each once',
  async run(bench, { count = 1_000, say }) {
    const workspace = await bench.addWorkspace();
    const ids = await seedOpen(bench, workspace, {
      count,
      signers: 1,
      deadline: new Date(Date.now() + 30 * dayMs),
      invited: true,
      fileId: await seedPages(bench, workspace),
    });
    await signAll(bench, workspace, ids);
    say(`  ${count} documents are completed, none is sealed`);
    const { worker, startedMs } = await startWithTemporal(bench);
    const memory = [await residentMb(worker)];
    let sealed = 0;
    while (sealed < count) {
      await pause(sampleMs);
      memory.push(await residentMb(worker));
      sealed = await countOf(bench, 'documents where sealed_file_id is not null');
      if (memory.length % 15 === 0) say(`  ${sealed} are sealed`);
      const tookMs = performance.now() - startedMs;
      if (tookMs > limitMs) throw new Error(`${count - sealed} documents were not sealed.`);
    }
    const tookS = (performance.now() - startedMs) / 1000;
    const files = await countOf(bench, `files where blob_key like 'sealed/%'`);
    const staged = await countOf(bench, `staged_blobs where blob_key like 'sealed/%'`);
    const bad = await failing(bench, ids.slice(0, verified));
    const maxMb = Math.max(...memory);
    return {
      seen: [
        `${sealed} sealed at B-LTA within ${tookS.toFixed(0)} s of the worker's start`,
        `worker: ${(memory[0] ?? 0).toFixed(0)} MB at first, at most ${maxMb.toFixed(0)} MB`,
        `${Math.min(verified, count)} of them verified`,
      ],
      wrong: [
        ...(files === count ? [] : [`there are ${files} sealed files`]),
        ...(staged === 0 ? [] : [`${staged} files were staged and never kept`]),
        ...(maxMb <= maxWorkerMb ? [] : [`the worker had ${maxMb.toFixed(0)} MB`]),
        ...bad,
      ],
    };
  },
};

/** Each signed as by the page, several at once. */
async function signAll(
  bench: Bench,
  { token }: Workspace,
  ids: readonly DocumentId[],
): Promise<void> {
  const { rows } = await bench.sql.query<{ id: RecipientId; document: DocumentId }>(
    `select id, document_id as document from recipients where document_id = any($1::uuid[])`,
    [ids],
  );
  const left = rows.values();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const { id, document } of left) {
        const path = `/recipients/get?document_id=${publicId('doc', document)}&id=${publicId('rec', id)}`;
        const { signing_url: url } = (
          await expectOk(bench.api.call('GET', path, { token }))
        ).json();
        await sign(bench.api, url);
      }
    }),
  );
}

async function countOf({ sql }: Bench, what: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count from ${what}`);
  return rows[0]?.count ?? 0;
}

/** What their sealed files lack, read as verifying reads them. */
async function failing({ parts, sql }: Bench, ids: readonly DocumentId[]): Promise<string[]> {
  const { blobs, verifySeal, clock } = parts.operations;
  const { rows } = await sql.query<{ key: string }>(
    `select blob_key as key from files f join documents d on d.sealed_file_id = f.id
     where d.id = any($1::uuid[])`,
    [ids],
  );
  const wrong: string[] = [];
  for (const { key } of rows) {
    const load = () => blobs.get(key);
    const verdict = await verifySeal({ load, owner: '', preparedBytes: 0, at: clock.now() });
    const { bytes, additions, signature, certificates, revocation, timestamps, level } = verdict;
    const checks = [bytes, additions, signature, certificates, revocation, timestamps];
    wrong.push(...checks.filter(({ ok }) => ok === false).map(({ detail }) => `${key}: ${detail}`));
    if (level !== 'B-LTA') wrong.push(`${key} is of level ${level ?? 'none'}`);
  }
  return wrong;
}
