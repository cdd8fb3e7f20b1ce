import { fileName } from '@countersign/words/file-name';
import type { ComponentChildren } from 'preact';
import { isEmbedded } from '../embedding.ts';
import { useAction } from '../use-action.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useOwnAddress } from './use-own-address.ts';

interface SaveButtonProps {
  which: 'document' | 'download';
  class: string;
  onSaved?: (() => void) | undefined;
  children: ComponentChildren;
}

/**
 * Saves a PDF; fetched by script, because a plain link cannot carry the token in a header, and a
 * script knows when all of it came. Once pressed, an address of its own stands beside it.
 */
export function SaveButton({ which, class: className, onSaved, children }: SaveButtonProps) {
  const messages = useMessages();
  const { client, session } = useSession();
  const { url, ask } = useOwnAddress(which);
  const save = useAction(async () => {
    void ask();
    const blob = await client.fetchPdf(which);
    offer(blob, fileName(session.document.title, 'pdf', session.document.id));
    onSaved?.();
  });
  return (
    <>
      <button type="button" class={className} aria-disabled={save.busy} onClick={save.run}>
        {save.busy ? messages.downloading : children}
      </button>
      <ProblemNote problem={save.problem} />
      <p class="own-address" role="status">
        {url !== undefined && (
          <>
            {messages.document.notSaved}{' '}
            <a href={url} rel="noreferrer" target={isEmbedded ? '_blank' : undefined}>
              {messages.document.ownAddress}
            </a>
          </>
        )}
      </p>
    </>
  );
}

function offer(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
