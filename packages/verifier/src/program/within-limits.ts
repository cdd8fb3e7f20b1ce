import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { EvidenceTrust } from '../evidence-trust.ts';
import { formatNoteKey } from '../log/note.ts';
import type { Verification } from '../verify-evidence.ts';

export type Judgement = Pick<Verification, 'checks' | 'trusted' | 'sealed'>;

/** What is trusted, as it is written to the process. */
export interface WrittenTrust extends Pick<EvidenceTrust, 'roots' | 'timestampRoots'> {
  /** As a log serves them at /key. */
  logKeys: string[];
  /** ISO 8601 */
  at: string;
}

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
 * Verifies a ZIP or PDF in a process of its own, because whoever made the file may have made it to
 * keep a parser busy until its process dies: one that goes beyond the limits fails.
 */
export async function verifyWithinLimits(
  bytes: Uint8Array,
  trust: EvidenceTrust,
): Promise<Judgement> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', `--max-old-space-size=${heapMb}`, judgeScript()],
    // What a process says that dies is for nobody.
    { stdio: ['pipe', 'pipe', 'ignore'], timeout: wallMs, killSignal: 'SIGKILL' },
  );
  give(child.stdin, bytes, trust);
  const [code, answer] = await Promise.all([codeOf(child), buffer(child.stdout)]);
  return code === 0 ? (JSON.parse(answer.toString()) as Judgement) : endless;
}

function give(stdin: Writable, bytes: Uint8Array, trust: EvidenceTrust): void {
  const { roots, timestampRoots, logKeys, at } = trust;
  const written: WrittenTrust = {
    roots,
    timestampRoots,
    logKeys: logKeys.map(formatNoteKey),
    at: at.toISOString(),
  };
  // It may die while it reads.
  stdin.on('error', () => undefined);
  stdin.write(`${JSON.stringify(written)}\n`);
  stdin.end(bytes);
}

/** What it exits with; null when it was ended. */
function codeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Beside this file: .ts in the sources, .js where they are compiled. */
function judgeScript(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./judge.${extension}`, import.meta.url));
}
