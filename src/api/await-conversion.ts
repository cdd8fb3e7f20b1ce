import { setTimeout as pause } from 'node:timers/promises';
import type { FileId } from '../domain/ids.ts';
import { notReady, type ConversionFailure } from '../domain/document/readiness.ts';
import { findConversions } from '../persistence/stores/files/conversions.ts';
import type { Database } from '../persistence/orm.ts';

/** An upload is answered after this long, whatever has become of its conversion. */
export const uploadPatienceMs = 20_000;
const usualPatienceMs = 10_000;
const lookEveryMs = 100;

/**
 * Waits a little for a file that is being converted, holding no connection between looks.
 * @throws DOCUMENT_NOT_READY, UNPROCESSABLE_FILE when it cannot be converted
 */
export type AwaitConversion = (
  fileId: FileId,
  gone: AbortSignal,
  patienceMs?: number,
) => Promise<void>;

interface Waiting {
  fileId: FileId;
  untilMs: number;
  gone: AbortSignal;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** All who wait share one statement; a caller who hung up is let go. */
export function makeAwaitConversion(database: Database): AwaitConversion {
  const waiting = new Set<Waiting>();
  let looking = false;

  async function look(): Promise<void> {
    looking = true;
    while (waiting.size > 0) {
      const asked = [...waiting];
      try {
        const found = await findConversions(
          database,
          asked.map(({ fileId }) => fileId),
        );
        for (const one of asked) answer(one, found.get(one.fileId));
      } catch (error) {
        // The database is away: waiting requests fail with it, as any other request does.
        for (const one of asked) end(one, error);
      }
      if (waiting.size > 0) await pause(lookEveryMs);
    }
    looking = false;
  }

  function answer(one: Waiting, state: (ConversionFailure & { status: string }) | undefined): void {
    if (!state) end(one);
    else if (state.status === 'failed') end(one, notReady(state));
    else if (one.gone.aborted || performance.now() > one.untilMs) end(one, notReady());
  }

  function end(one: Waiting, error?: unknown): void {
    waiting.delete(one);
    if (error === undefined) one.resolve();
    else one.reject(error);
  }

  return (fileId, gone, patienceMs = usualPatienceMs) =>
    new Promise((resolve, reject) => {
      const untilMs = performance.now() + patienceMs;
      waiting.add({ fileId, untilMs, gone, resolve, reject });
      if (!looking) void look();
    });
}
