import { makeThread, scriptBeside } from '@countersign/pdf/isolation/thread';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { RevisionInput } from './lay-out-revision.ts';
import type { FieldWords, WordsInput, WrittenWords } from './write-words.ts';

export interface Reviser {
  /**
   * As layOutRevision, in another thread, one document after the other. `load` runs when its turn
   * has come, so that one file is in memory at a time; it gives nothing when there is nothing left
   * to do.
   */
  revise(load: () => Promise<RevisionInput | undefined>): Promise<Uint8Array | undefined>;
  /** As writeWords, in turn with the revisions. */
  writeWords(load: () => Promise<WordsInput>): Promise<WrittenWords>;
  /** As wrongWords, in the same thread. */
  checkWords(
    words: readonly FieldWords[],
    pages: readonly PageGeometry[],
  ): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

export type RevisionRequest =
  | { step: 'revise'; input: RevisionInput }
  | { step: 'writeWords'; input: WordsInput }
  | { step: 'checkWords'; words: readonly FieldWords[]; pages: readonly PageGeometry[] };

export type RevisionAnswer =
  | { step: 'revise'; bytes: Uint8Array }
  | { step: 'writeWords'; written: WrittenWords }
  | { step: 'checkWords'; wrong: ReadonlyMap<string, string> };

export function makeReviser(): Reviser {
  const thread = makeThread<RevisionRequest, RevisionAnswer>(
    scriptBeside(import.meta.url, 'revision-thread'),
  );
  let previous: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = previous.then(work);
    previous = turn.catch(() => undefined);
    return turn;
  }
  return {
    revise: (load) =>
      inTurn(async () => {
        const input = await load();
        if (!input) return undefined;
        const answer = await thread.ask({ step: 'revise', input }, [input.prepared]);
        return answer.step === 'revise' ? answer.bytes : outOfStep();
      }),
    writeWords: (load) =>
      inTurn(async () => {
        const input = await load();
        const answer = await thread.ask({ step: 'writeWords', input }, [input.prepared]);
        return answer.step === 'writeWords' ? answer.written : outOfStep();
      }),
    async checkWords(words, pages) {
      const answer = await thread.ask({ step: 'checkWords', words, pages });
      return answer.step === 'checkWords' ? answer.wrong : outOfStep();
    },
    close: () => thread.close(),
  };
}

function outOfStep(): never {
  throw new Error('The thread answered another question.');
}
