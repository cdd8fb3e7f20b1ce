import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/client.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { Messages } from '../messages/en.ts';

/** Why something did not work, said aloud as soon as it is shown. */
export function ProblemNote(props: { problem: Problem | undefined; children?: ComponentChildren }) {
  const messages = useMessages();
  const { problem } = props;
  return (
    <div role="alert">
      {problem && (
        <div class="error-note">
          <p>{explain(problem, messages)}</p>
          {problem.status >= 500 && problem.requestId !== undefined && (
            <p class="quiet">{messages.errors.reference(problem.requestId)}</p>
          )}
          {props.children}
        </div>
      )}
    </div>
  );
}

function explain({ status, code, message }: Problem, { errors, ...messages }: Messages): string {
  if (code === 'CONSENT_CHANGED') return messages.consent.changed;
  if (code === 'SIGNATURE_TYPE_NOT_ALLOWED') return messages.signature.refused;
  if (status === 0) return errors.offline;
  if (status === 429) return errors.tooMany;
  if (status >= 500) return errors.server;
  return message === '' ? errors.other : message;
}
