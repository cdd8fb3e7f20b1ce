import type { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { StatePanel } from './state-panel.tsx';

/** A wrong, stale, removed and mistyped link look the same from here. */
export function InvalidView() {
  const { invalid } = useMessages().states;
  return <StatePanel tone="stop" title={invalid.title} lead={invalid.lead} />;
}

/** The service did not say how things stand. */
export function FailedView(props: { problem: Problem; retry: () => Promise<void> }) {
  const messages = useMessages();
  const { failed } = messages.states;
  return (
    <StatePanel tone="stop" title={failed.title} lead={failed.lead}>
      <ProblemNote problem={props.problem} />
      <button type="button" class="primary" onClick={() => void props.retry()}>
        {messages.tryAgain}
      </button>
    </StatePanel>
  );
}
