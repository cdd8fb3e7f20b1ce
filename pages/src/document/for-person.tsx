import type { ComponentChildren } from 'preact';
import { useMessages } from '../messages/use-messages.ts';
import { usePerson } from '../person.ts';

/** The document, once somebody is there to read it; nothing of it is asked for before. */
export function ForPerson({ children }: { children: ComponentChildren }) {
  const messages = useMessages();
  if (usePerson()) return children;
  return (
    <p class="placeholder">
      {/* Being pressed is a sign of somebody as any other. */}
      <button type="button" class="primary">
        {messages.document.show}
      </button>
    </p>
  );
}
