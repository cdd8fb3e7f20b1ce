import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { openPdf, type OpenPdf } from './pdf.ts';
import { PageView } from './page-view.tsx';
import { SaveButton } from './save-button.tsx';
import { useWidth } from './use-visibility.ts';

const zooms = [1, 1.25, 1.5, 2, 3];

/** The prepared document, page under page, as wide as there is room. */
export function DocumentView({ onShown }: { onShown?: () => void }) {
  const messages = useMessages();
  const { opened, failed, retry } = usePdf();
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = Math.floor(useWidth(frame) * (zooms[zoom] ?? 1));
  return (
    <section class="document" aria-label={messages.document.label}>
      <div class="toolbar">
        <span class="quiet">{opened && messages.document.pages(opened.pdf.numPages)}</span>
        <ZoomButtons zoom={zoom} setZoom={setZoom} />
        <SaveButton which="document" class="plain">
          {messages.document.save}
        </SaveButton>
      </div>
      <div
        ref={frame}
        class="pages"
        // An enlarged page scrolls sideways, which must work without a pointer too.
        {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': messages.document.label })}
      >
        {!opened && !failed && (
          <p class="placeholder" role="status">
            {messages.document.loading}
          </p>
        )}
        {failed && (
          <div class="placeholder" role="alert">
            <p>{messages.document.failed}</p>
            <p class="quiet">{messages.document.failedHint}</p>
            <button type="button" onClick={retry}>
              {messages.tryAgain}
            </button>
          </div>
        )}
        {opened &&
          widthPx > 0 &&
          Array.from({ length: opened.pdf.numPages }, (_, index) => (
            <PageView
              key={index}
              document={opened}
              number={index + 1}
              widthPx={widthPx}
              onShown={index === 0 ? onShown : undefined}
            />
          ))}
      </div>
    </section>
  );
}

function ZoomButtons(props: { zoom: number; setZoom: (zoom: number) => void }) {
  const messages = useMessages().document;
  const { zoom, setZoom } = props;
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="plain icon"
      aria-label={label}
      title={label}
      aria-disabled={zooms[zoom + by] === undefined}
      onClick={() => setZoom(Math.min(Math.max(zoom + by, 0), zooms.length - 1))}
    >
      {sign}
    </button>
  );
  return (
    <span class="zoom">
      {step(-1, messages.zoomOut, '−')}
      <span role="status">{messages.zoom(Math.round((zooms[zoom] ?? 1) * 100))}</span>
      {step(1, messages.zoomIn, '+')}
    </span>
  );
}

/** Opens the document. A replaced link and a document that has closed show their own view. */
function usePdf() {
  const { client, reloadChanged } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [opened, setOpened] = useState<OpenPdf>();
  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined;
    const over = new AbortController();
    const open = async () => {
      const opening = await openPdf(client.documentRequest);
      task = opening.task;
      if (over.signal.aborted) void task.destroy();
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      over.signal.throwIfAborted();
      setOpened({ pdf, Text: opening.Text, firstAspect: height / width });
    };
    open().catch((error: unknown) => {
      if (over.signal.aborted) return;
      const status = error instanceof Error && 'status' in error ? error.status : undefined;
      if (status === 401 || status === 409 || status === 410) void reloadChanged();
      else setFailed(true);
    });
    return () => {
      over.abort();
      void task?.destroy();
    };
  }, [client, reloadChanged, attempt]);
  return {
    opened,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
