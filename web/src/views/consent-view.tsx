import { useId, useRef, useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { SenderMessage } from '../components/message.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/context.ts';
import { useSession } from '../session-context.ts';
import { useAct } from '../use-act.ts';
import { OptOutButton } from './refuse-buttons.tsx';
import { useDocumentTitle } from './state-panel.tsx';

/** The consent that comes before anything else; what is agreed to is quoted back by its version. */
export function ConsentView() {
  const messages = useMessages();
  const words = messages.consent;
  const { client, session, setSession } = useSession();
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const id = useId();
  useDocumentTitle(words.title);

  const consent = useAct(async () => {
    try {
      setSession(await client.consent(session.consent.version));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'CONSENT_CHANGED') throw error;
      setAccepted(false);
      setSession(await client.session());
      throw error;
    }
  });
  const submit = () => {
    setMissing(!accepted);
    if (accepted) consent.run();
    else checkbox.current?.focus();
  };

  return (
    <div class="narrow">
      <p class="step">{messages.step(1, 2)}</p>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.lead(session.recipient.role)}</p>
      <SenderMessage />
      <form
        class="card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2>{words.textLabel}</h2>
        <div class="terms" dir="auto">
          {session.consent.text.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
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
              setAccepted(event.currentTarget.checked);
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
        <p class="quiet small">{words.version(session.consent.version)}</p>
      </form>
      <p class="other-ways">
        <OptOutButton />
      </p>
    </div>
  );
}
