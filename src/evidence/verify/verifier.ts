import { makeFairSlots } from '../ingest/fair-slots.ts';
import {
  unreadable,
  type SealVerdict,
  type Trust,
  type Trusted,
} from '../../../verifier/src/pdf-seal.ts';
import { makeThread, scriptBeside, ThreadEnded, type ThreadLimits } from '../thread.ts';

/** A sealed file, looked at as a whole. */
export interface SealedFileVerdict extends SealVerdict {
  /** SHA-256 in hex, of all bytes. */
  sha256: string;
  /** SHA-256 in hex, of as many bytes as the prepared file has. */
  startSha256: string;
}

export interface SealRequest {
  /** Called when its turn has come; a file is not in memory before. */
  load: () => Promise<Uint8Array>;
  /** Workspaces take turns. */
  owner: string;
  preparedBytes: number;
  at: Date;
}

export interface Verifier {
  /**
   * As verifySealed, in another thread. At most two files are in memory: one is looked into while
   * the next is read. Whatever `load` throws is thrown.
   */
  verify(request: SealRequest): Promise<SealedFileVerdict>;
  close(): Promise<void>;
}

export interface VerifyRequest {
  bytes: Uint8Array;
  preparedBytes: number;
  trust: Trust;
}

const filesInMemory = 2;
/** What was appended to a seal is not what was sealed, and can keep a parser busy for ever. */
const limits: ThreadLimits = { wallMs: 60_000 };

export function makeVerifier(trusted: Trusted): Verifier {
  const thread = makeThread<VerifyRequest, SealedFileVerdict>(
    scriptBeside(import.meta.url, 'verify-thread'),
    limits,
  );
  const inTurn = makeFairSlots({ slots: filesInMemory, reserve: 0 });
  return {
    verify: ({ load, owner, preparedBytes, at }) =>
      inTurn(owner, async () => {
        const bytes = await load();
        const request = { bytes, preparedBytes, trust: { ...trusted, at } };
        return thread.ask(request, [bytes]).catch(gaveUp);
      }),
    close: () => thread.close(),
  };
}

function gaveUp(error: unknown): SealedFileVerdict {
  if (!(error instanceof ThreadEnded)) throw error;
  const verdict = unreadable('The file takes too long to read.');
  return { ...verdict, sha256: '', startSha256: '' };
}
