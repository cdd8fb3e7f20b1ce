import { languages } from '@countersign/words/languages';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { FieldBar } from '../fields/field-bar.tsx';
import { useFilling } from '../views/filling.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { firstPageIsSettled } from './first-page.ts';
import { PageJump } from './page-jump.tsx';
import { PageView } from './page-view.tsx';
import { SaveButton } from './save-button.tsx';
import { usePdf, type PdfFailure } from './use-pdf.ts';
import { usePrinting } from './use-printing.ts';
import { useWidth } from './use-visibility.ts';
import { ZoomButtons, zooms } from './zoom-buttons.tsx';

interface DocumentViewProps {
  /** A page is on the screen: the first, unless somebody is further on before it is drawn. */
  onShown?: () => void;
  /** The document cannot be shown here, and was saved to be read elsewhere. */
  onSaved?: () => void;
}

/** The document as it stands, page under page, as wide as there is room. */
export function DocumentView({ onShown, onSaved }: DocumentViewProps) {
  const messages = useMessages();
  const { opened, failure, retry } = usePdf();
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = Math.floor(useWidth(frame) * (zooms[zoom] ?? 1));
  const [isShown, setShown] = useState(false);
  const formPages = useFormPages();
  useEffect(() => {
    if (failure) firstPageIsSettled();
  }, [failure]);
  const { setPages } = useFilling() ?? {};
  useEffect(() => setPages?.(failure ? 'failed' : opened ? 'shown' : 'loading'), [opened, failure]);
  const count = opened?.pdf.numPages ?? 0;
  const view = useRef<HTMLElement>(null);
  const { drawAll, instead, notice } = usePrinting(view, count);
  const { print } = messages.document;
  const onPageShown = useCallback(() => {
    setShown(true);
    firstPageIsSettled();
    onShown?.();
  }, [onShown]);
  return (
    <section ref={view} class="document" aria-label={messages.document.label}>
      <div class="toolbar">
        {widthPx > 0 && count > 1 && <PageJump key={count} frame={frame} count={count} />}
        {count === 1 && <span class="quiet">{messages.document.pages(count)}</span>}
        <ZoomButtons zoom={zoom} setZoom={setZoom} />
        <SaveButton which="document" class="plain">
          {messages.document.save}
        </SaveButton>
      </div>
      <p class="print-status" role="status">
        {notice && print[notice]}
      </p>
      {opened && <p class="instead-of-paper">{print[instead]}</p>}
      <div
        ref={frame}
        class="pages"
        // A document is not mirrored with the page around it.
        dir="ltr"
        // An enlarged page scrolls sideways, which must work without a pointer too.
        {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': messages.document.label })}
      >
        {!opened && !failure && (
          <p class="placeholder" role="status" dir={languages[messages.language].direction}>
            {messages.document.loading}
          </p>
        )}
        {failure && <Failure failure={failure} retry={retry} onSaved={onSaved} />}
        {opened &&
          widthPx > 0 &&
          Array.from({ length: count }, (_, index) => (
            <PageView
              key={index}
              document={opened}
              number={index + 1}
              widthPx={widthPx}
              isShown={isShown}
              printing={drawAll}
              hasForm={formPages.has(index)}
              onShown={onPageShown}
            />
          ))}
      </div>
      {opened && <FieldBar />}
    </section>
  );
}

interface FailureProps {
  failure: PdfFailure;
  retry: () => void;
  onSaved: (() => void) | undefined;
}

/** A document that this browser cannot show can be read in another program, and then acted on. */
function Failure({ failure, retry, onSaved }: FailureProps) {
  const messages = useMessages();
  const unreadable = failure === 'unreadable';
  return (
    <div class="placeholder" role="alert" dir={languages[messages.language].direction}>
      <p>{unreadable ? messages.place.unreadable : messages.document.failed}</p>
      <p class="quiet">
        {unreadable ? messages.place.unreadableHint : messages.document.failedHint}
      </p>
      {unreadable && (
        <SaveButton which="document" class="primary" onSaved={onSaved}>
          {messages.document.save}
        </SaveButton>
      )}
      <button type="button" onClick={retry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

/** The pages, from 0, that have something to be filled in. */
function useFormPages(): ReadonlySet<number> {
  const { fields } = useSession().session;
  return new Set(fields.flatMap(({ page, places }) => places?.map((one) => one.page) ?? [page]));
}
