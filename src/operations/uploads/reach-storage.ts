/** The storage is away or full, or has lost what it held. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** @throws {StorageUnavailable} whatever the storage fails for, where it `isConcerned` */
export async function reachStorage<T>(
  work: () => Promise<T>,
  isConcerned: (error: unknown) => boolean = () => true,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StorageUnavailable || !isConcerned(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StorageUnavailable(`The storage failed: ${reason}`, { cause });
  }
}
