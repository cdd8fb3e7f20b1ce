import { useEffect, useState } from 'preact/hooks';
import type { Address } from './address.ts';
import { DocumentPage } from './document-page.tsx';
import { FilePage } from './file-page.tsx';
import { en } from './messages/en.ts';
import {
  isLanguage,
  languages,
  loadMessages,
  preferredLanguage,
  type Language,
} from './messages/languages.ts';
import { MessagesContext, useMessages } from './messages-context.ts';

/** The frame of both pages, in the visitor's language. */
export function VerifyApp({ address: { documentId, key } }: { address: Address }) {
  const [language, setLanguage] = useState<Language>(preferredLanguage(navigator.languages));
  const [messages, setMessages] = useState(language === 'en' ? en : undefined);
  useEffect(() => {
    let wanted = true;
    const take = (loaded: typeof en) => {
      if (wanted) setMessages(loaded);
    };
    loadMessages(language).then(take, () => take(en));
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (!messages) return;
    document.documentElement.lang = messages.language;
    document.documentElement.dir = messages.direction;
    const { title } = documentId === undefined ? messages.file : messages.document;
    document.title = `${title} · Countersign`;
  }, [messages, documentId]);

  if (!messages) return null;
  return (
    <MessagesContext.Provider value={messages}>
      <div class="page">
        <header class="banner verify-banner">
          <p class="brand">Countersign</p>
          <LanguageSwitch language={language} choose={setLanguage} />
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

function LanguageSwitch(props: { language: Language; choose: (language: Language) => void }) {
  const { languageLabel } = useMessages();
  return (
    <select
      class="language"
      aria-label={languageLabel}
      value={props.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) props.choose(value);
      }}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
