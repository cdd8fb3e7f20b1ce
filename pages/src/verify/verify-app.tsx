import { verifyWords } from '@countersign/words/verify';
import { useLayoutEffect } from 'preact/hooks';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { useCatalogue } from '../languages/use-catalogue.ts';
import type { Address } from './address.ts';
import { DocumentPage } from './document-page.tsx';
import { FilePage } from './file-page.tsx';
import { MessagesContext } from './messages-context.ts';

/** The frame of both pages, in the visitor's language. */
export function VerifyApp({ address: { documentId, key } }: { address: Address }) {
  const { texts: messages, choice } = useCatalogue(verifyWords);
  useLayoutEffect(() => {
    if (!messages) return;
    const { title } = documentId === undefined ? messages.file : messages.document;
    document.title = `${title} · Countersign`;
  }, [messages, documentId]);

  if (!messages) return null;
  return (
    <MessagesContext.Provider value={messages}>
      <div class="page">
        <header class="banner">
          <div class="masthead">
            <p class="brand" translate={false}>
              Countersign
            </p>
            <LanguageSwitch shown={messages.language} choice={choice} />
          </div>
        </header>
        <main>
          <div class="narrow">
            {documentId === undefined ? <FilePage /> : <DocumentPage id={documentId} code={key} />}
          </div>
        </main>
        <footer>{messages.footer}</footer>
      </div>
    </MessagesContext.Provider>
  );
}
