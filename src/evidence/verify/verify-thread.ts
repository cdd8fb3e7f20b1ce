import { sha256 } from '../sha256.ts';
import { serveThread } from '../serve-thread.ts';
import { verifySealed } from '../../../verifier/src/pdf-seal.ts';
import type { SealedFileVerdict, VerifyRequest } from './verifier.ts';

/** Run by verifier.ts. */
serveThread(
  Promise.resolve(),
  async ({ bytes, preparedBytes, trust }: VerifyRequest): Promise<SealedFileVerdict> => ({
    ...(await verifySealed(bytes, trust)),
    sha256: sha256(bytes),
    startSha256: sha256(bytes.subarray(0, preparedBytes)),
  }),
  () => [],
);
