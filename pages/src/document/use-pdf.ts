import { useEffect, useRef, useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { useSession } from '../session-context.ts';
import { firstPage } from './first-page.ts';
import { makeDrawingTurns } from './drawing-turns.ts';
import { makePageTexts } from './page-texts.ts';
import { loadAnew } from '../start/load-anew.ts';
import { needsPageAnew, takeOpening, type OpenPdf, type Opening } from './pdf.ts';

/** `unreadable`: the file came, and pdf.js cannot show it. */
export type PdfFailure = 'not_loaded' | 'unreadable';

/** Opens the document. A replaced link and a document that has closed show their own view. */
export function usePdf() {
  const { client, reloadChanged, session, shown } = useSession();
  const acts = useRef(false);
  acts.current = session.state === 'ready' && session.recipient.role !== 'viewer';
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<PdfFailure>();
  const [opened, setOpened] = useState<OpenPdf>();
  useEffect(() => {
    let close: (() => void) | undefined;
    const over = new AbortController();
    const fail = (error: unknown) => {
      if (over.signal.aborted) return;
      const status = error instanceof Problem ? error.status : undefined;
      if (status === 401 || status === 409 || status === 410) void reloadChanged();
      else setFailure(failureOf(error));
    };
    const openAgain = (why: Awaited<Opening['over']>) => {
      if (over.signal.aborted) return;
      if (why === 'lost') {
        fail(new Problem(0, {}));
        return;
      }
      over.abort();
      // What is drawn of it may lack something, and must not count as shown.
      if (why === 'needs_whole') setOpened(undefined);
      setAttempt((before) => before + 1);
    };
    const open = async () => {
      const opening = await takeOpening(client);
      close = opening.close;
      if (over.signal.aborted) close();
      void opening.over.then(openAgain);
      shown.sha256 = opening.sha256;
      shown.fetchRest = opening.fetchRest;
      const pdf = await opening.pdf;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      over.signal.throwIfAborted();
      // After what is looked at; whoever acts waits for it, and meets its failure.
      if (acts.current) void firstPage.then(opening.fetchRest).catch(() => undefined);
      setOpened({
        pdf,
        Text: opening.Text,
        texts: makePageTexts(pdf),
        drawInTurn: makeDrawingTurns(),
        firstAspect: height / width,
      });
    };
    open().catch(fail);
    return () => {
      over.abort();
      close?.();
    };
  }, [client, reloadChanged, shown, attempt]);
  return {
    opened,
    failure,
    retry: () => {
      setFailure(undefined);
      if (needsPageAnew()) void loadAnew();
      else setAttempt(attempt + 1);
    },
  };
}

/** By the names that pdf.js gives its exceptions. */
function failureOf(error: unknown): PdfFailure {
  const unreadable = [
    'InvalidPDFException',
    'PasswordException',
    'FormatError',
    'UnknownErrorException',
  ];
  return error instanceof Error && unreadable.includes(error.name) ? 'unreadable' : 'not_loaded';
}
