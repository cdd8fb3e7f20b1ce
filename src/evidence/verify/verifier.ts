import { makeFairSlots } from '@countersign/pdf/isolation/fair-slots';
import type { Trust, TrustedRoots } from '@countersign/verifier/pdf-seal';
import { unreadable, type SealVerdict } from '@countersign/verifier/seal-verdict';
import type { ZipSource } from '@countersign/verifier/evidence-zip';
import type { OpenedSeal, packEvidence, PackedEvidence } from '../zip/pack-evidence.ts';
import {
  makeThread,
  scriptBeside,
  ThreadEnded,
  type ThreadLimits,
} from '@countersign/pdf/isolation/thread';

/** A sealed file, looked at as a whole. */
export interface SealedFileVerdict extends SealVerdict {
  /** SHA-256 in hex, of all bytes. */
  sha256: string;
  /** SHA-256 in hex, of as many bytes as the prepared file has. */
  startSha256: string;
}

interface FileRequest {
  /** Called when its turn has come; a file is not in memory before. */
  load: () => Promise<Uint8Array>;
  /** Workspaces take turns. */
  owner: string;
}

export interface SealRequest extends FileRequest {
  preparedBytes: number;
  at: Date;
  /** Instead of what is trusted otherwise. */
  trusted?: TrustedRoots | undefined;
}

export interface PackRequest extends FileRequest {
  /** What the ZIP holds besides, by the checkpoint in the seal, a signed note. */
  besides: (checkpoint: string) => Promise<Pick<ZipSource, 'trust' | 'pictures' | 'timestamp'>>;
}

/**
 * Reads sealed files in another thread. At most two are in memory: one is looked into while the
 * next is read. Whatever `load` throws is thrown.
 */
export interface Verifier {
  /** As verifySealed. */
  verify(request: SealRequest): Promise<SealedFileVerdict>;
  /** The evidence ZIP around a sealed file; undefined when the file carries no evidence. */
  pack(request: PackRequest): Promise<PackedEvidence | undefined>;
  close(): Promise<void>;
}

export interface VerifyRequest {
  bytes: Uint8Array;
  preparedBytes: number;
  trust: Trust;
}

/** What the thread is asked. */
export type FileQuestion =
  { verify: VerifyRequest } | { open: Uint8Array } | { pack: Parameters<typeof packEvidence>[0] };
export type FileAnswer = SealedFileVerdict | OpenedSeal | PackedEvidence | undefined;

const filesInMemory = 2;
/** What was appended to a seal is not what was sealed, and can keep a parser busy forever. */
const limits: ThreadLimits = { wallMs: 60_000, heapMb: 4_096 };

export function makeVerifier(trusted: TrustedRoots): Verifier {
  const thread = makeThread<FileQuestion, FileAnswer>(
    scriptBeside(import.meta.url, 'verify-thread'),
    limits,
  );
  const inTurn = makeFairSlots({ slots: filesInMemory, reserve: 0 });
  const ask = async <Answer>(question: FileQuestion, moved: Uint8Array) =>
    (await thread.ask(question, [moved])) as Answer;
  return {
    verify: ({ load, owner, preparedBytes, at, trusted: own }) =>
      inTurn(owner, async () => {
        const bytes = await load();
        const verify = { bytes, preparedBytes, trust: { ...(own ?? trusted), at } };
        return ask<SealedFileVerdict>({ verify }, bytes).catch(gaveUp);
      }),
    pack: ({ load, owner, besides }) =>
      inTurn(owner, async () => {
        const bytes = await load();
        const opened = await ask<OpenedSeal | undefined>({ open: bytes }, bytes);
        if (!opened) return undefined;
        const { checkpoint, sealed, attached } = opened;
        const pack = { sealed, attached, ...(await besides(checkpoint)) };
        return ask<PackedEvidence>({ pack }, sealed);
      }),
    close: () => thread.close(),
  };
}

function gaveUp(error: unknown): SealedFileVerdict {
  if (!(error instanceof ThreadEnded)) throw error;
  const verdict = unreadable('The file takes too long to read.');
  return { ...verdict, sha256: '', startSha256: '' };
}
