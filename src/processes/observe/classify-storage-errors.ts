import { reachStorage } from '../../operations/uploads/reach-storage.ts';
import { BlobMissing, type BlobStore } from '@countersign/blobs/blob-store';

/** Tells a storage that is away or full from every other failure; what is missing stays `BlobMissing`. */
export function classifyStorageErrors(blobs: BlobStore): BlobStore {
  const reach = <T>(work: () => Promise<T>) =>
    reachStorage(work, (error) => !(error instanceof BlobMissing));
  return {
    put: (key, bytes) => reach(() => blobs.put(key, bytes)),
    putFile: (key, path) => reach(() => blobs.putFile(key, path)),
    get: (key) => reach(() => blobs.get(key)),
    read: (key, range) => reach(() => blobs.read(key, range)),
    delete: (key) => reach(() => blobs.delete(key)),
    list: () => blobs.list(),
  };
}
