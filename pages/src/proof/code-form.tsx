import { useEffect, useId, useRef } from 'preact/hooks';
import type { Problem, SigningClient } from '../api/client.ts';
import type { Demand, HiddenSigningSession, SigningSession } from '../api/session.ts';
import { isolate } from '../languages/isolate.ts';
import { explain } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { PageWords } from '@countersign/words/page';
import { useCode } from './use-code.ts';

interface CodeFormProps {
  client: SigningClient;
  demand: Demand;
  onProved: (session: SigningSession | HiddenSigningSession) => void;
  onBlocked: () => void;
}

/** One code, typed or pasted as a whole; a mailed one is asked for first. */
export function CodeForm(props: CodeFormProps) {
  const messages = useMessages();
  const words = messages.proof;
  const { demand } = props;
  const { method } = demand;
  const code = useCode(props);
  const address = isolate(demand.hint ?? '');
  return (
    <form
      class="card proof"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.mayEnter) code.finish();
        else code.start();
      }}
    >
      <h2>{words.methods[method]}</h2>
      {!code.started && (
        <p>
          {method === 'email_code'
            ? words.explain.email_code(address)
            : words.explain[method === 'access_code' ? 'access_code' : 'external_code']}
        </p>
      )}
      <div role="status">
        {code.started && !code.started.undeliverable && <p>{words.sent(address)}</p>}
      </div>
      {code.started?.undeliverable && (
        <p class="error-note" role="alert">
          {words.undeliverable(address)}
        </p>
      )}
      {code.mayEnter && <CodeInput method={method} code={code} />}
      {!code.mayEnter && <FormProblem problem={code.problem} />}
      <div class="actions">
        <button type="submit" class="primary" aria-disabled={code.busy}>
          {code.mayEnter ? words.enter : code.busy ? words.sending : words.send}
        </button>
        {!code.mayEnter && (
          <button type="button" class="plain" onClick={code.enterKnown}>
            {words.known}
          </button>
        )}
      </div>
      {code.mayEnter && <NotReceived method={method} address={address} code={code} />}
    </form>
  );
}

type Code = ReturnType<typeof useCode>;

function CodeInput({ method, code }: { method: Demand['method']; code: Code }) {
  const messages = useMessages();
  const words = messages.proof;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const digits = method !== 'access_code';
  // The mail is read meanwhile; whoever comes back goes on here.
  useEffect(() => input.current?.focus(), [code.started]);
  const wrong = code.missing
    ? words.missing
    : code.problem && codeProblem(code.problem, method, messages);
  return (
    <div class="field">
      <label for={id}>{words.code}</label>
      <input
        id={id}
        ref={input}
        type="text"
        dir="ltr"
        value={code.value}
        autocomplete={digits ? 'one-time-code' : 'off'}
        {...(digits && { inputMode: 'numeric' as const })}
        autocapitalize="none"
        spellcheck={false}
        maxLength={300}
        {...(digits && { class: 'digits' })}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-error`}
        onInput={(event) => code.setValue(event.currentTarget.value)}
      />
      <p id={`${id}-error`} class="field-error" role="alert">
        {wrong ?? ''}
      </p>
    </div>
  );
}

interface NotReceivedProps {
  method: Demand['method'];
  address: string;
  code: Code;
}

/** What helps whoever has no code: a new mail, or the sender, who alone has theirs. */
function NotReceived({ method, address, code }: NotReceivedProps) {
  const words = useMessages().proof;
  const { hints } = words;
  return (
    <details open={code.isUsedUp}>
      <summary>{words.notReceived}</summary>
      {method !== 'email_code' ? (
        <p>{hints[method === 'access_code' ? 'access_code' : 'external_code']}</p>
      ) : (
        <>
          <p>{hints.email_code(address)}</p>
          {code.waitS > 0 ? (
            <p class="quiet">{words.wait(code.waitS)}</p>
          ) : (
            <button type="button" aria-disabled={code.busy} onClick={code.start}>
              {words.again}
            </button>
          )}
        </>
      )}
    </details>
  );
}

function FormProblem({ problem }: { problem: Problem | undefined }) {
  const messages = useMessages();
  return (
    <div role="alert">
      {problem && <p class="error-note">{codeProblem(problem, 'email_code', messages)}</p>}
    </div>
  );
}

function codeProblem(problem: Problem, method: Demand['method'], messages: PageWords): string {
  const words = messages.proof;
  switch (problem.code) {
    case 'CODE_WRONG': {
      const left = problem.remaining ?? 0;
      const { none, one, some } = words.left;
      return words.wrong(left === 0 ? none : left === 1 ? one : some(left));
    }
    case 'CODE_EXPIRED':
      return method === 'external_code' ? words.askSender : words.expired;
    case 'TOO_MANY_CODES':
      return words.tooMany;
    default:
      return explain(problem, messages);
  }
}
