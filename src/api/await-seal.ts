import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import type { DocumentId, FileId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import { findSealedFiles } from '../persistence/stores/documents/documents.ts';
import type { Database } from '../persistence/orm.ts';
import type { SealNotices } from '../persistence/seal-notices.ts';

const patienceMs = 10_000;
/** For those whose notices do not arrive. */
const lookEveryMs = 25;

/** Waits a little for the sealed file of a completed document. @throws SEAL_PENDING */
export type AwaitSeal = (documentId: DocumentId, gone: AbortSignal) => Promise<FileId>;

/** Aborted once the answer is out or its receiver has gone. */
export function untilClosed(response: Response): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => {
    closed.abort();
  });
  return closed.signal;
}

interface Waiting {
  documentId: DocumentId;
  untilMs: number;
  gone: AbortSignal;
  resolve: (fileId: FileId) => void;
  reject: (error: unknown) => void;
}

/**
 * All who wait share one statement every 25 ms, and another when a seal is announced; none holds a
 * connection between looks: a hundred waiting requests cost the database no more than one. A caller
 * who hung up is let go.
 */
export function makeAwaitSeal(
  database: Database,
  notices?: Pick<SealNotices, 'onSeal'>,
): AwaitSeal {
  const waiting = new Set<Waiting>();
  let looking = false;
  let pausing = new AbortController();

  notices?.onSeal((documentId) => {
    if ([...waiting].some((one) => one.documentId === documentId)) pausing.abort();
  });

  async function look(): Promise<void> {
    looking = true;
    while (waiting.size > 0) {
      // A notice during the look is of a commit that it may have missed.
      pausing = new AbortController();
      await answer([...waiting]).catch((error: unknown) => {
        giveUp(waiting, error);
      });
      if (waiting.size === 0) break;
      await pause(lookEveryMs, undefined, pausing).catch(() => undefined);
    }
    looking = false;
  }

  async function answer(asked: readonly Waiting[]): Promise<void> {
    const ids = [...new Set(asked.map(({ documentId }) => documentId))];
    const found = await findSealedFiles(database, ids);
    const nowMs = performance.now();
    for (const one of asked) {
      const fileId = found.get(one.documentId);
      if (fileId) one.resolve(fileId);
      // Undefined: the document was deleted while its file was awaited.
      else if (fileId === undefined || one.gone.aborted || nowMs > one.untilMs) {
        one.reject(sealPending());
      } else continue;
      waiting.delete(one);
    }
  }

  return (documentId, gone) =>
    new Promise((resolve, reject) => {
      const untilMs = performance.now() + patienceMs;
      waiting.add({ documentId, untilMs, gone, resolve, reject });
      if (!looking) void look();
    });
}

/** The database is away: waiting requests fail with it, as any other request does. */
function giveUp(waiting: Set<Waiting>, error: unknown): void {
  for (const { reject } of waiting) reject(error);
  waiting.clear();
}

function sealPending(): Refusal {
  return new Refusal('SEAL_PENDING', 'The sealed file is still being made.', { retryAfterS: 2 });
}
