import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/client.ts';
import { isolate } from '../languages/isolate.ts';
import { explain } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';

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
            <p class="quiet">{messages.errors.reference(isolate(problem.requestId))}</p>
          )}
          {props.children}
        </div>
      )}
    </div>
  );
}
