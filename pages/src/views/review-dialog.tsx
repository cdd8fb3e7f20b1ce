import type { ComponentChildren } from 'preact';
import { Dialog, type DialogProps } from '../components/dialog.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PasskeyHelp } from '../proof/passkey-note.tsx';
import { useSession } from '../session-context.ts';

/** So many answers are read on request: the act stays in sight. */
const foldedFrom = 20;

interface ReviewedAnswer {
  id: string;
  label: string;
  value: string;
  /** The value is words of ours. */
  isOurs: boolean;
  hand: string | undefined;
}

interface ReviewDialogProps extends Omit<DialogProps, 'tone' | 'help' | 'children'> {
  who: string;
  /** What was filled in, in the order of the document. */
  facts: readonly ReviewedAnswer[];
  signature?: ComponentChildren;
  initials?: ComponentChildren;
  statement: string;
}

/** The last look before the binding step (WCAG 2.2, 3.3.4): nothing has been sent until here. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { who, facts, signature, initials, statement, ...dialog } = props;
  const messages = useMessages();
  const { document, recipient } = useSession().session;
  return (
    <Dialog {...dialog} tone="primary" help={<PasskeyHelp problem={dialog.action.problem} />}>
      <dl class="review">
        <Fact label={messages.review.document}>
          <div dir="auto" translate={false}>
            {document.title}
          </div>
        </Fact>
        <Fact label={who}>
          <div dir="auto" translate={false}>
            {recipient.name}
          </div>
          <div dir="auto" class="quiet" translate={false}>
            {recipient.email}
          </div>
        </Fact>
        {facts.length < foldedFrom && <Facts facts={facts} />}
        {signature && <Fact label={messages.review.signature}>{signature}</Fact>}
        {initials && <Fact label={messages.place.initialHere}>{initials}</Fact>}
      </dl>
      {facts.length >= foldedFrom && (
        <details class="folded">
          <summary>{messages.review.filledIn(facts.length)}</summary>
          <dl class="review">
            <Facts facts={facts} />
          </dl>
        </details>
      )}
      <p class="statement">{statement}</p>
    </Dialog>
  );
}

const Facts = ({ facts }: Pick<ReviewDialogProps, 'facts'>) => (
  <>
    {facts.map(({ id, label, value, isOurs, hand }) => (
      <Fact key={id} label={<bdi>{label}</bdi>}>
        <div dir="auto" translate={isOurs}>
          {value}
        </div>
        {hand !== undefined && <div class="quiet small">{hand}</div>}
      </Fact>
    ))}
  </>
);

const Fact = (props: { label: ComponentChildren; children: ComponentChildren }) => (
  <div>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);
