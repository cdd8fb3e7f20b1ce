import { useSession } from '../session-context.ts';
import { ReadyView } from './ready-view.tsx';
import { ClosedView } from './closed-view.tsx';
import { CompletedView } from './completed-view.tsx';
import { ConsentView } from './consent-view.tsx';
import { ContentExpiredView } from './content-expired-view.tsx';
import { DelegatedView } from './delegated-view.tsx';
import { DoneView, NotSentView, WaitingView } from './pending-views.tsx';
import { viewOf } from './view-of.ts';

/** The view for the session's state. */
export function SessionView() {
  const { session } = useSession();
  const view = viewOf(session);
  switch (view) {
    case 'not_sent':
      return <NotSentView />;
    case 'waiting':
      return <WaitingView />;
    case 'consent':
      return <ConsentView />;
    case 'ready':
      return <ReadyView />;
    case 'done':
      return <DoneView />;
    case 'completed':
      return <CompletedView />;
    case 'content_expired':
      return <ContentExpiredView />;
    case 'delegated':
      return <DelegatedView />;
    case 'declined':
    case 'voided':
    case 'expired':
      return <ClosedView state={view} />;
  }
}
