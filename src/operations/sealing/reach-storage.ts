import { BlobMissing } from '../../outside/blob-store.ts';

/** The storage is away, or full. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** @throws {StorageUnavailable} whatever the storage fails for, but {BlobMissing} for bytes that it lost */
export async function reachStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BlobMissing) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StorageUnavailable(`The storage failed: ${reason}`, { cause });
  }
}
