import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { SenderMessage } from '../components/message.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { isolate } from '../languages/isolate.ts';
import type { Language } from '@countersign/words/languages';
import { useMessages } from '../messages/use-messages.ts';
import { PasskeyAhead } from '../proof/passkey-note.tsx';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';
import { DelegateButton } from './delegate-button.tsx';
import { OptOutButton } from './refuse-buttons.tsx';
import { useDocumentTitle } from './state-panel.tsx';

/** The consent that comes before anything else. The version of its text is sent with it. */
export function ConsentView() {
  const messages = useMessages();
  const words = messages.consent;
  useDocumentTitle(words.title);
  return (
    <div class="narrow">
      <p class="step">{messages.step(1, 2)}</p>
      <h1 tabIndex={-1}>{words.title}</h1>
      <PasskeyAhead />
      <ConsentForm />
      <SenderMessage />
      <ConsentText />
      <div class="other-ways">
        <DelegateButton /> <OptOutButton />
      </div>
    </div>
  );
}

function ConsentForm() {
  const messages = useMessages();
  const words = messages.consent;
  const { client, session, setSession } = useSession();
  const { version } = session.consent;
  useTextIn(messages.language);
  const [acceptedVersion, setAcceptedVersion] = useState<string>();
  const accepted = acceptedVersion === version;
  const [missing, setMissing] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const id = useId();
  const consent = useAction(async () => setSession(await client.consent(version)));
  const submit = () => {
    setMissing(!accepted);
    if (accepted) consent.run();
    else checkbox.current?.focus();
  };
  return (
    <form
      class="card agree"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class="plainly">
        {messages.roles[session.recipient.role].consent.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <label class="check">
        <input
          ref={checkbox}
          type="checkbox"
          checked={accepted}
          aria-invalid={missing}
          aria-describedby={id}
          onChange={(event) => {
            setAcceptedVersion(event.currentTarget.checked ? version : undefined);
            setMissing(false);
          }}
        />
        <span>{words.accept}</span>
      </label>
      <p id={id} class="field-error" role="alert">
        {missing ? words.mustAccept : ''}
      </p>
      <ProblemNote problem={consent.problem} />
      <div class="actions">
        <button type="submit" class="primary" aria-disabled={consent.busy}>
          {consent.busy ? messages.review.working : words.continue}
        </button>
      </div>
    </form>
  );
}

/** Every word of what is agreed to, unfolded below the button. */
function ConsentText() {
  const { consent: words } = useMessages();
  const { text, version, language } = useSession().session.consent;
  return (
    <details class="disclosure" open>
      <summary>
        <h2>{words.textLabel}</h2>
      </summary>
      <div class="terms" dir="auto" lang={language}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <p class="quiet small">{words.version(isolate(version))}</p>
    </details>
  );
}

/**
 * Asks once for the text in the language of the page. Words of a workspace's own are there in one
 * language only: they come back as they were.
 */
function useTextIn(wanted: Language): void {
  const { client, session, setSession } = useSession();
  const { language, version } = session.consent;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (language === wanted || asked.current === `${wanted} ${version}`) return;
    let over = false;
    client
      .session(wanted)
      .then((next) => {
        if (over) return;
        asked.current = `${wanted} ${next.consent.version}`;
        setSession(next);
      })
      // The words that are there can be agreed to as well.
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [client, language, version, wanted]);
}
