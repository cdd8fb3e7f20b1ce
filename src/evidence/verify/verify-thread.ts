import { serveThread } from '../serve-thread.ts';
import { verifySealed, type Trust } from '../../../verifier/src/pdf-seal.ts';

/** Run by verifier.ts. */
serveThread(
  Promise.resolve(),
  ({ bytes, trust }: { bytes: Uint8Array; trust: Trust }) => verifySealed(bytes, trust),
  () => [],
);
