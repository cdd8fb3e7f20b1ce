import { useState } from 'preact/hooks';
import { DocumentView } from '../document/document-view.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** The document to read again, loaded only when it is asked for. */
export function DocumentDisclosure() {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details class="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.states.showDocument}</summary>
      {open && <DocumentView />}
    </details>
  );
}
