import { useState } from 'preact/hooks';
import { isHidden, type Demand } from '../api/session.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { ProofSteps } from './proof-view.tsx';

/** What is asked before the act and is still open; undefined when nothing is. */
export function useOpenDemands(): readonly Demand[] | undefined {
  const { authentication = [] } = useSession().session;
  const codes = authentication.filter(({ method }) => method !== 'passkey');
  return codes.some(({ done }) => !done) ? codes : undefined;
}

/** Stands where the form of the act comes, beside the document. */
export function ProofBeforeAct({ demands }: { demands: readonly Demand[] }) {
  const messages = useMessages();
  const words = messages.proof;
  const { client, setSession, reload } = useSession();
  const [blocked, setBlocked] = useState(false);
  if (blocked) {
    return (
      <div role="alert">
        <h2>{words.blocked.title}</h2>
        <p>{words.blocked.lead}</p>
        <div class="actions">
          <button type="button" onClick={() => void reload()}>
            {messages.checkAgain}
          </button>
        </div>
      </div>
    );
  }
  return (
    <>
      <h2>{words.actTitle}</h2>
      <p>{words.actLead}</p>
      <ProofSteps
        client={client}
        demands={demands}
        onProved={(next) => (isHidden(next) ? void reload() : setSession(next))}
        onBlocked={() => setBlocked(true)}
      />
    </>
  );
}
