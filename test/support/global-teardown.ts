declare global {
  /** Set by global-setup.ts, which runs in the same process. */
  var countersignTestTeardown: (() => Promise<void>) | undefined;
}

export default async function globalTeardown(): Promise<void> {
  await globalThis.countersignTestTeardown?.();
}
