import { useId, useState } from 'preact/hooks';
import { Dialog } from '../components/dialog.tsx';
import { senderName } from '../components/page.tsx';
import type { SigningSession } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';

const reasonMaxLength = 4_000;

/** What the button says that withdraws from acting electronically. */
export function useOptOutLabel(): string {
  const { ready } = useMessages();
  const { role } = useSession().session.recipient;
  return role === 'approver' ? ready.optOutOfApproval : ready.optOut;
}

/** Withdraws from signing electronically; the document counts as declined. */
export function OptOutButton() {
  const messages = useMessages();
  const { client, session } = useSession();
  const approves = session.recipient.role === 'approver';
  const words = approves ? messages.optOutOfApproval : messages.optOut;
  return (
    <RefuseButton
      label={useOptOutLabel()}
      title={words.title}
      lead={words.lead(senderName(session))}
      confirm={words.confirm}
      refuse={client.optOut}
    />
  );
}

/** Declines to sign or approve; possible once the document was seen. */
export function DeclineButton() {
  const messages = useMessages();
  const { client, session } = useSession();
  const words = messages.roles[session.recipient.role];
  return (
    <RefuseButton
      label={words.decline}
      title={words.declineTitle}
      lead={messages.decline.lead}
      confirm={messages.decline.confirm}
      refuse={client.decline}
    />
  );
}

interface RefuseButtonProps {
  label: string;
  title: string;
  lead: string;
  confirm: string;
  refuse: (reason: string) => Promise<SigningSession>;
}

function RefuseButton(props: RefuseButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="plain" onClick={() => setOpen(true)}>
        {props.label}
      </button>
      {open && <RefuseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefuseDialog(props: RefuseButtonProps & { onClose: () => void }) {
  const { title, lead, confirm, refuse, onClose } = props;
  const messages = useMessages();
  const { setSession } = useSession();
  const [reason, setReason] = useState('');
  const action = useAction(async () => setSession(await refuse(reason)));
  const id = useId();
  return (
    <Dialog title={title} action={action} confirm={confirm} tone="danger" onClose={onClose}>
      <p>{lead}</p>
      <div class="field">
        <label for={id}>
          {messages.decline.reason} <span class="quiet">{messages.optional}</span>
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={reasonMaxLength}
          aria-describedby={`${id}-hint`}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet small">
          {messages.decline.reasonHint}
        </p>
      </div>
    </Dialog>
  );
}
