import type { ComponentChildren } from 'preact';
import { Dialog } from '../components/dialog.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/context.ts';
import { useSession } from '../session-context.ts';
import type { Act } from '../use-act.ts';

interface ReviewDialogProps {
  title: string;
  who: string;
  /** What was filled in, in the order of the document. */
  facts: readonly { label: string; value: string }[];
  signature?: ComponentChildren;
  statement: string;
  confirm: string;
  act: Act;
  onClose: () => void;
}

/** The last look before the binding act (WCAG 2.2, 3.3.4): nothing has been sent until here. */
export function ReviewDialog(props: ReviewDialogProps) {
  const messages = useMessages();
  const { document, recipient } = useSession().session;
  const { act, onClose } = props;
  return (
    <Dialog title={props.title} busy={act.busy} onClose={onClose}>
      <dl class="review">
        <Fact label={messages.review.document}>{document.title}</Fact>
        <Fact label={props.who}>
          {recipient.name}
          <br />
          <span class="quiet">{recipient.email}</span>
        </Fact>
        {props.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {props.signature && <Fact label={messages.review.signature}>{props.signature}</Fact>}
      </dl>
      <p class="statement">{props.statement}</p>
      <ProblemNote problem={act.problem} />
      <div class="actions end">
        <button type="button" aria-disabled={act.busy} onClick={() => !act.busy && onClose()}>
          {messages.cancel}
        </button>
        <button type="button" class="primary" aria-disabled={act.busy} onClick={act.run}>
          {act.busy ? messages.review.working : props.confirm}
        </button>
      </div>
    </Dialog>
  );
}

const Fact = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <dt>
      <bdi>{label}</bdi>
    </dt>
    <dd dir="auto">{children}</dd>
  </div>
);
