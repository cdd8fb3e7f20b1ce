import type { Ingest } from '@countersign/pdf/intake/ingest';
import type { FileToSearch } from '@countersign/pdf/intake/ingest-result';
import type { FileId, OrganizationId } from '../../domain/ids.ts';
import { fileRefusal } from '../../domain/upload/file.ts';
import { keepPages, requireFile } from '../../persistence/stores/files/files.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { reachStorage } from './reach-storage.ts';

type Deps = Pick<OperationDeps, 'database' | 'blobs'>;

/** The port by which operations look for texts on the pages of a prepared file. */
export function makeLocateTexts(
  deps: Deps,
  ingest: Pick<Ingest, 'locateTexts'>,
): OperationDeps['locateTexts'] {
  return async (fileId, owner, texts) => {
    if (texts.length === 0) return [];
    const located = await ingest.locateTexts(await fileToRead(deps, fileId, owner), texts);
    if (!('ok' in located)) return located;
    throw fileRefusal(located);
  };
}

/** The port by which pages are measured that an earlier release did not keep; they are kept then. */
export function makeMeasurePages(
  deps: Deps,
  ingest: Pick<Ingest, 'measurePages'>,
): OperationDeps['measurePages'] {
  return async (fileId, owner) => {
    const pages = await ingest.measurePages(await fileToRead(deps, fileId, owner));
    if ('ok' in pages) throw fileRefusal(pages);
    await keepPages(deps.database.fork(), fileId, pages);
    return pages;
  };
}

async function fileToRead(
  { database, blobs }: Deps,
  fileId: FileId,
  owner: OrganizationId,
): Promise<FileToSearch> {
  const { blobKey, sizeBytes, pageCount } = await requireFile(database, fileId);
  const bytes = {
    async *[Symbol.asyncIterator]() {
      yield* await reachStorage(() => blobs.read(blobKey));
    },
  };
  return { bytes, sizeBytes, pageCount: pageCount ?? 0, owner };
}
