import { Worker } from 'node:worker_threads';
import type { EvidenceTrust } from './evidence-trust.ts';
import type { Verification } from './verify-evidence.ts';

export type Judgement = Pick<Verification, 'checks' | 'trusted'>;

/** Several times what the largest sealed document needs. */
const heapMb = 1_024;
const wallMs = 300_000;

const endless: Judgement = {
  checks: [
    {
      name: 'file',
      ok: false,
      detail: 'It takes more time or memory to read than any file that was sealed.',
    },
  ],
  trusted: [],
};

/**
 * Verifies a ZIP or PDF in a thread of its own, because whoever made the file may have made it to
 * keep a parser busy for ever: one that goes beyond the limits fails.
 */
export async function verifyWithinLimits(
  bytes: Uint8Array,
  trust: EvidenceTrust,
): Promise<Judgement> {
  const thread = new Worker(judgeThread(), {
    workerData: { bytes, trust },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const clock = setTimeout(() => void thread.terminate(), wallMs);
  try {
    return await answerOf(thread);
  } finally {
    clearTimeout(clock);
  }
}

function answerOf(thread: Worker): Promise<Judgement> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(endless);
      else reject(error);
    });
    thread.once('exit', () => {
      resolve(endless);
    });
  });
}

/** Beside this file: .ts in the sources, .js where they are compiled. */
function judgeThread(): URL {
  return new URL(
    `./judge-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
    import.meta.url,
  );
}
