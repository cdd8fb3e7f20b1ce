import { hourMs } from '../../domain/time.ts';
import { discardBlob } from '../uploads/stage-blobs.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** An hour more than is promised, so that nobody is using what goes. */
const keptMs = 25 * hourMs;
const batch = 200;

/**
 * Removes what is past its time: uploads, idempotent answers and bytes that nobody came to name
 * after a day, and the bytes of files that nothing refers to any more. Bounded; repeatable at any point.
 * @returns whether there may be more
 */
export async function purgeExpired(deps: OperationDeps): Promise<boolean> {
  const before = new Date(deps.clock.now().getTime() - keptMs);
  const em = deps.database.fork();
  const uploads = await em.execute<{ id: string }[]>(
    `delete from uploads where id in (
       select id from uploads where created_at < ? order by created_at limit ${batch})
     returning id`,
    [before],
  );
  const answers = await em.execute<{ key: string }[]>(
    `delete from idempotency_keys where (organization_id, key) in (
       select organization_id, key from idempotency_keys where created_at < ?
       order by created_at limit ${batch})
     returning key`,
    [before],
  );
  const unnamed = await em.execute<{ blob_key: string }[]>(
    `select blob_key from staged_blobs where staged_at < ?
     order by staged_at limit ${batch}`,
    [before],
  );
  for (const { blob_key } of unnamed) await discardBlob(deps, blob_key);
  const released = await purgeFiles(deps);
  return [uploads.length, answers.length, unnamed.length, released].includes(batch);
}

interface Release {
  id: string;
  original_file_id: string | null;
  prepared_file_id: string | null;
  sealed_file_id: string | null;
  shared: boolean;
}

/** Bytes first, then the rows that name them: what a crash leaves is found again. */
async function purgeFiles(deps: OperationDeps): Promise<number> {
  const releases = await deps.database.fork().execute<Release[]>(
    `select r.*,
       exists (select from documents d where d.original_file_id = r.original_file_id)
       or exists (select from templates t where t.original_file_id = r.original_file_id)
       or exists (select from uploads u where u.original_file_id = r.original_file_id) as shared
     from file_releases r order by id limit ${batch}`,
  );
  for (const release of releases) await purgeRelease(deps, release);
  return releases.length;
}

async function purgeRelease(deps: OperationDeps, release: Release): Promise<void> {
  const common = release.shared ? [] : [release.original_file_id, release.prepared_file_id];
  const ids = [...common, release.sealed_file_id].filter((id) => id !== null);
  for (const id of ids) {
    const em = deps.database.fork();
    const [file] = await em.execute<{ blob_key: string }[]>(
      `select blob_key from files where id = ?`,
      [id],
    );
    if (!file) continue;
    await deps.blobs.delete(file.blob_key);
    deps.drill?.crashPoint('after-delete-before-row');
    await em.execute(`delete from files where id = ?`, [id]);
  }
  await deps.database.fork().execute(`delete from file_releases where id = ?`, [release.id]);
}
