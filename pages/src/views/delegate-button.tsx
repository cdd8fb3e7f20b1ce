import { useId, useState, type Dispatch, type StateUpdater } from 'preact/hooks';
import { Dialog } from '../components/dialog.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ProofBeforeAct, useOpenDemands } from '../proof/proof-before-act.tsx';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';

const nameMaxLength = 255;
const emailMaxLength = 254;
const reasonMaxLength = 4_000;

/**
 * Passes the document on to somebody else; there where the sender allows it. What is asked before an
 * act comes first.
 */
export function DelegateButton() {
  const messages = useMessages();
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  const demands = useOpenDemands();
  if (!session.may_delegate) return null;
  if (open && demands) return <ProofBeforeAct demands={demands} />;
  return (
    <>
      <button type="button" class="plain" onClick={() => setOpen(true)}>
        {messages.delegation.button}
      </button>
      {open && <DelegateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DelegateDialog({ onClose }: { onClose: () => void }) {
  const { delegation: words, decline, optional, ready } = useMessages();
  const { client, setSession } = useSession();
  const name = useState('');
  const email = useState('');
  const reason = useState('');
  const [checked, setChecked] = useState(false);
  const to = { name: name[0].trim(), email: email[0].trim(), reason: reason[0].trim() };
  const wrong = {
    name: to.name === '' ? words.missingName : undefined,
    email: /^[^\s@]+@[^\s@]+$/.test(to.email) ? undefined : ready.badEmail,
  };
  const action = useAction(async () => {
    const { reason: why, ...person } = to;
    setSession(await client.delegate({ ...person, ...(why !== '' && { reason: why }) }));
  });
  const id = useId();
  const run = () => {
    setChecked(true);
    if (wrong.name ?? wrong.email) {
      document.getElementById(`${id}-${wrong.name ? 'name' : 'email'}`)?.focus();
    } else action.run();
  };
  return (
    <Dialog
      title={words.title}
      action={{ ...action, run }}
      confirm={words.confirm}
      tone="danger"
      onClose={onClose}
    >
      <p>{words.lead}</p>
      <TextField
        id={`${id}-name`}
        label={words.name}
        maxLength={nameMaxLength}
        state={name}
        error={checked ? wrong.name : undefined}
      />
      <TextField
        id={`${id}-email`}
        label={words.email}
        isEmail
        maxLength={emailMaxLength}
        state={email}
        error={checked ? wrong.email : undefined}
      />
      <div class="field">
        <label for={`${id}-reason`}>
          {decline.reason} <span class="quiet">{optional}</span>
        </label>
        <textarea
          id={`${id}-reason`}
          rows={3}
          maxLength={reasonMaxLength}
          aria-describedby={`${id}-hint`}
          value={reason[0]}
          onInput={(event) => reason[1](event.currentTarget.value)}
        />
        <p id={`${id}-hint`} class="quiet small">
          {words.reasonHint}
        </p>
      </div>
    </Dialog>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  isEmail?: boolean;
  maxLength: number;
  state: [string, Dispatch<StateUpdater<string>>];
  error: string | undefined;
}

/** Nothing is filled in by the browser: it is about somebody else. */
function TextField({ id, label, isEmail = false, maxLength, state, error }: TextFieldProps) {
  const [value, setValue] = state;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...(isEmail ? { type: 'email', dir: 'ltr' } : { type: 'text', dir: 'auto' })}
        autocomplete="off"
        required
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        value={value}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <p id={`${id}-error`} class="field-error" role="alert">
        {error ?? ''}
      </p>
    </div>
  );
}
