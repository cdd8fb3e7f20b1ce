import type { Ingest } from '@countersign/pdf/intake/ingest';
import type { Pictures } from '@countersign/pdf/images/pictures';
import { typedNameHasGlyphs } from '@countersign/pdf/fonts/printable-text';
import type { Reviser } from '../evidence/pages/revise-in-thread.ts';
import type { Verifier } from '../evidence/verify/verifier.ts';
import { makeLocateTexts, makeMeasurePages } from '../operations/uploads/locate-texts.ts';
import { makeCheckWords, makeWriteWords } from '../operations/uploads/write-words.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { makePasskeys } from '../outside/passkeys.ts';
import { uuidv7Ids } from '../outside/ids.ts';

/** Those that work on files beside the event loop, in threads and children. */
export interface FileWork {
  pictures: Pick<Pictures, 'logo' | 'signature' | 'strokes' | 'expect'>;
  reviser: Pick<Reviser, 'revise' | 'checkWords' | 'writeWords'>;
  ingest: Pick<Ingest, 'locateTexts' | 'measurePages'>;
  verifier: Pick<Verifier, 'verify' | 'pack'>;
}

type FromFileWork =
  | 'checkLogo'
  | 'signatureCheck'
  | 'reviseDocument'
  | 'locateTexts'
  | 'measurePages'
  | 'checkWords'
  | 'writeWords'
  | 'verifySeal'
  | 'packEvidence';

/** What differs from process to process: the rest follows. */
export interface OperationParts extends Omit<OperationDeps, FromFileWork | 'ids' | 'passkeys'> {
  /** Whose pages may show the signing page in a frame. */
  embedOrigins?: readonly string[];
}

/** What operations lean on, put together in one way for every process and for the tests. */
export function composeOperations(
  { embedOrigins = [], ...composed }: OperationParts,
  { pictures, reviser, ingest, verifier }: FileWork,
): OperationDeps {
  return {
    ...composed,
    ids: uuidv7Ids,
    passkeys: makePasskeys(composed.publicUrl, embedOrigins),
    checkLogo: (dataUrl) => pictures.logo(dataUrl),
    signatureCheck: {
      image: (dataUrl) => pictures.signature(dataUrl),
      strokes: (strokes) => pictures.strokes(strokes),
      expect: () => {
        pictures.expect();
      },
      text: async (text, face) =>
        typedNameHasGlyphs(text, face)
          ? undefined
          : 'must be 1 to 100 characters that can be drawn',
    },
    reviseDocument: (load) => reviser.revise(load),
    locateTexts: makeLocateTexts(composed, ingest),
    measurePages: makeMeasurePages(composed, ingest),
    checkWords: makeCheckWords(reviser),
    writeWords: makeWriteWords({ ...composed, ids: uuidv7Ids }, reviser),
    verifySeal: (request) => verifier.verify(request),
    packEvidence: (request) => verifier.pack(request),
  };
}
