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

/** Places in a request are for programs to read: what they mean is said in words. */
function explain(problem: Problem, messages: Messages): string {
  const { status, code, message } = problem;
  const { errors } = messages;
  if (code === 'CONSENT_CHANGED') return messages.consent.changed;
  if (code === 'SIGNATURE_TYPE_NOT_ALLOWED') return messages.signature.refused;
  if (status === 0) return errors.offline;
  if (status === 429) return errors.tooMany;
  if (status >= 500) return errors.server;
  const [first] = problem.errors;
  if (first?.pointer === '/signature/text') return messages.upload.nameRefused;
  if (first?.pointer.startsWith('/signature')) return first.message;
  if (first?.pointer.startsWith('/fields')) return messages.place.refused;
  return message === '' ? errors.other : message;
}
