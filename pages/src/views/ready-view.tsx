import { SenderMessage } from '../components/message.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { ForPerson } from '../document/for-person.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { ApprovePanel } from './approve-panel.tsx';
import { FillingProvider, useFilling } from './filling.tsx';
import { DelegateButton } from './delegate-button.tsx';
import { DeclineButton, OptOutButton } from './refuse-buttons.tsx';
import { ProofBeforeAct, useOpenDemands } from '../proof/proof-before-act.tsx';
import { SignPanel } from './sign-panel.tsx';
import { useDocumentTitle } from './state-panel.tsx';
import { useViewed } from './use-viewed.tsx';

/** It is this recipient's turn: the document, and beside or below it what there is to do. */
export function ReadyView() {
  const messages = useMessages();
  const { session } = useSession();
  const { recipient, consent } = session;
  const words = messages.roles[recipient.role];
  const { onShown, note } = useViewed();
  useDocumentTitle(words.title);
  const mustAct = recipient.role !== 'viewer';
  const document = (
    <ForPerson>
      <DocumentView onShown={onShown} onSaved={onShown} />
    </ForPerson>
  );
  return (
    <>
      <div class={mustAct ? 'intro' : 'intro narrow'}>
        {mustAct && consent.required && <p class="step">{messages.step(2, 2)}</p>}
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <SenderMessage />
        {note}
      </div>
      {recipient.role === 'viewer' && <div class="narrow">{document}</div>}
      {mustAct && (
        <FillingProvider>
          <div class="desk">
            {document}
            <Task />
          </div>
        </FillingProvider>
      )}
    </>
  );
}

/** Beside the document; on a small screen below it, and over the place that is filled in. */
function Task() {
  const messages = useMessages();
  const { recipient, fields } = useSession().session;
  const filling = useFilling();
  const demands = useOpenDemands();
  if (!filling) return null;
  const isApprover = recipient.role === 'approver';
  const { panelOpen, closePanel } = filling;
  return (
    <section
      id="task"
      class={panelOpen ? 'card task over-page' : 'card task'}
      tabIndex={-1}
      aria-label={messages.roles[recipient.role].title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && panelOpen) filling.backToPage();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        // It would cover whatever has the focus outside of it.
        const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (panelOpen && left) closePanel();
      }}
    >
      {demands ? (
        <ProofBeforeAct demands={demands} />
      ) : isApprover ? (
        <ApprovePanel filling={filling} />
      ) : (
        <SignPanel filling={filling} />
      )}
      {!panelOpen && (
        <OtherWays {...(!(isApprover && fields.length === 0) && { isKept: filling.form.isKept })} />
      )}
    </section>
  );
}

function OtherWays({ isKept }: { isKept?: boolean }) {
  const messages = useMessages();
  const { recipient } = useSession().session;
  const isProved = useOpenDemands() === undefined;
  return (
    <div class="other-ways">
      <h2>{messages.ready.otherWays}</h2>
      <p class="quiet small">{messages.ready.later}</p>
      {isKept !== undefined && (
        <p class="quiet small">{isKept ? messages.place.kept : messages.place.notKept}</p>
      )}
      {isProved && <DelegateButton />}
      {recipient.viewed_at && <DeclineButton />}
      <OptOutButton />
    </div>
  );
}
