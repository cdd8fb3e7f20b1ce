import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import type { ProgramLimits } from '@countersign/pdf/isolation/sandbox';
import {
  drained,
  endChild,
  exchange,
  startScript,
  type Child,
} from '@countersign/pdf/isolation/start-script';
import { scriptBeside } from '@countersign/pdf/isolation/thread';
import { parseVerdict, type FileVerdict } from './file-verdict.ts';

/** What anybody's file is measured by. */
export interface FileTrust extends Omit<EvidenceTrust, 'at' | 'carried' | 'logKeys'> {
  /** Verifier keys of logs, as they are served at /log/key. */
  logKeys: readonly string[];
}

/** As it is written to the child. */
export type WrittenTrust = FileTrust & { at: string };

export interface CheckLimits extends ProgramLimits {
  wallMs: number;
}

const usual: CheckLimits = {
  addressSpaceBytes: 3 * 1024 ** 3,
  cpuS: 10,
  // Of a busy machine it gets little: processor time is what ends a file.
  wallMs: 120_000,
  maxFileBytes: 0,
};
const maxAnswerBytes = 1_048_576;

/** What a child runs. */
export interface Judge {
  script: URL;
  /** What it may read; all code of ours unless given. */
  read?: readonly string[];
}

const ours: Judge = { script: scriptBeside(import.meta.url, 'file-child') };

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type CheckFile = (bytes: Bytes, trust: FileTrust, at: Date) => Promise<FileVerdict>;

/**
 * Verifies a stranger's sealed PDF or evidence ZIP in a child process of its own: whatever stands
 * behind a genuine seal is parsed too, and can keep a parser busy forever.
 */
export function makeCheckFile(
  limits: CheckLimits = usual,
  { script, read }: Judge = ours,
): CheckFile {
  return async (bytes, trust, at) => {
    const child = startScript(script, limits, { priority: 'lowest', ...(read && { read }) });
    const give = () => writeInput(child, bytes, { ...trust, at: at.toISOString() });
    try {
      return parseVerdict(await exchange(child, limits.wallMs, give, () => readAnswer(child)));
    } catch {
      return { finding: 'too_complex', checks: [] };
    } finally {
      await endChild(child);
    }
  };
}

async function writeInput({ stdin }: Child, bytes: Bytes, trust: WrittenTrust): Promise<void> {
  stdin.write(`${JSON.stringify(trust)}\n`);
  for await (const chunk of bytes) {
    if (!stdin.writable) return;
    if (!stdin.write(chunk)) await drained(stdin);
  }
  stdin.end();
}

async function readAnswer({ stdout }: Child): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdout) {
    size += (chunk as Buffer).length;
    if (size > maxAnswerBytes) throw new Error('out of form');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
