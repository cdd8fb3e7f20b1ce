import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { useSession } from '../session-context.ts';
import { makeDrawingTurns } from './drawing-turns.ts';
import { makePageTexts } from './page-texts.ts';
import { openPdf, type OpenPdf } from './pdf.ts';

/** `unreadable`: the file came, and pdf.js cannot show it. */
export type PdfFailure = 'not_loaded' | 'unreadable';

/** Opens the document. A replaced link and a document that has closed show their own view. */
export function usePdf() {
  const { client, reloadChanged, shown } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<PdfFailure>();
  const [opened, setOpened] = useState<OpenPdf>();
  useEffect(() => {
    let close: (() => Promise<void>) | undefined;
    const over = new AbortController();
    const fail = (error: unknown) => {
      if (over.signal.aborted) return;
      const status = error instanceof Problem ? error.status : undefined;
      if (status === 401 || status === 409 || status === 410) void reloadChanged();
      else setFailure(failureOf(error));
    };
    const open = async () => {
      const opening = await openPdf(client, {
        onChanged: () => setAttempt((before) => before + 1),
        onLost: () => fail(new Problem(0, {})),
      });
      close = opening.close;
      if (over.signal.aborted) void close();
      shown.sha256 = opening.sha256;
      const pdf = await opening.task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      over.signal.throwIfAborted();
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
      void close?.();
    };
  }, [client, reloadChanged, shown, attempt]);
  return {
    opened,
    failure,
    retry: () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
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
