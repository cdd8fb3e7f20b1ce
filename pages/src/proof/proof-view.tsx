import { useState } from 'preact/hooks';
import type { SigningClient } from '../api/client.ts';
import type { Demand, HiddenSigningSession, SigningSession } from '../api/session.ts';
import { isolate } from '../languages/isolate.ts';
import { useMessages } from '../messages/use-messages.ts';
import { StatePanel, useDocumentTitle } from '../views/state-panel.tsx';
import { CodeForm } from './code-form.tsx';

type Opened = SigningSession | HiddenSigningSession;

interface ProofProps {
  client: SigningClient;
  onProved: (session: Opened) => void;
}

/** What the reader sees before they have shown who they are: nothing of the document. */
export function ProofView({ hidden, ...props }: ProofProps & { hidden: HiddenSigningSession }) {
  const words = useMessages().proof;
  const [blocked, setBlocked] = useState(false);
  const demands = openFirst(hidden.authentication);
  useDocumentTitle(words.title);
  if (blocked || demands.length === 0) return <BlockedView onRetry={() => setBlocked(false)} />;
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="lead">{words.lead(isolate(hidden.organization))}</p>
      <ProofSteps {...props} demands={demands} onBlocked={() => setBlocked(true)} />
    </div>
  );
}

/** What the view is refused for; of who is blocked, whatever is asked at all. */
function openFirst(demands: readonly Demand[]): readonly Demand[] {
  const codes = demands.filter(({ method }) => method !== 'passkey');
  const ofView = codes.filter(({ before }) => before === 'view');
  return ofView.some(({ done }) => !done) ? ofView : codes.map((one) => ({ ...one, done: false }));
}

/** The next of what is asked; each has a form of its own. */
export function ProofSteps({
  demands,
  ...props
}: ProofProps & { demands: readonly Demand[]; onBlocked: () => void }) {
  const words = useMessages().proof;
  const codes = demands.filter(({ method }) => method !== 'passkey');
  const index = codes.findIndex(({ done }) => !done);
  const demand = codes[index];
  if (!demand) return null;
  return (
    <>
      {codes.length > 1 && <p class="step">{words.step(index + 1, codes.length)}</p>}
      <CodeForm key={demand.method} demand={demand} {...props} />
    </>
  );
}

function BlockedView({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages();
  const { blocked } = messages.proof;
  return (
    <StatePanel tone="stop" title={blocked.title} lead={blocked.lead}>
      <div class="actions">
        <button type="button" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      </div>
    </StatePanel>
  );
}
