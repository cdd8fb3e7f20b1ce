import { makeThread, scriptBeside } from '../thread.ts';
import type { RevisionInput } from './revision.ts';

export interface Reviser {
  /**
   * As layOutRevision, in another thread, one document after the other. `load` runs when its turn
   * has come, so that one file is in memory at a time; it gives nothing when there is nothing left
   * to do.
   */
  revise(load: () => Promise<RevisionInput | undefined>): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export function makeReviser(): Reviser {
  const thread = makeThread<RevisionInput, Uint8Array>(
    scriptBeside(import.meta.url, 'revision-thread'),
  );
  let previous: Promise<unknown> = Promise.resolve();
  return {
    revise(load) {
      const turn = previous.then(async () => {
        const input = await load();
        if (!input) return undefined;
        return thread.ask(input, [input.prepared]);
      });
      previous = turn.catch(() => undefined);
      return turn;
    },
    close: () => thread.close(),
  };
}
