import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Problem, type SigningClient } from './api/client.ts';
import type { Session } from './api/session.ts';
import { Page } from './components/page.tsx';
import { useMessages } from './messages/context.ts';
import { SessionContext } from './session-context.ts';
import { FailedView, InvalidView } from './views/link-views.tsx';
import { SessionView, viewOf } from './views/session-view.tsx';

type Opened =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'open'; session: Session };

/** Asks for the session once and shows the view that fits its state; acts bring a new session. */
export function App({ client }: { client: SigningClient | undefined }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<Opened>(client ? { kind: 'loading' } : { kind: 'invalid' });
  const [notice, setNotice] = useState('');

  const reload = useCallback(async () => {
    if (!client) return;
    try {
      setOpened({ kind: 'open', session: await client.session() });
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(0, {});
      setOpened(problem.status === 401 ? { kind: 'invalid' } : { kind: 'failed', problem });
    }
  }, [client]);
  useEffect(() => void reload(), [reload]);

  const overtaken = useCallback(async () => {
    await reload();
    setNotice(messages.errors.changed);
  }, [reload, messages]);

  const view = opened.kind === 'open' ? viewOf(opened.session) : opened.kind;
  const main = useFocusOnChange(view);

  if (opened.kind === 'open' && client) {
    const { session } = opened;
    const setSession = (next: Session) => {
      setNotice('');
      setOpened({ kind: 'open', session: next });
    };
    return (
      <SessionContext.Provider value={{ client, session, setSession, reload, overtaken }}>
        <Page mainRef={main} session={session} notice={notice}>
          <SessionView key={view} />
        </Page>
      </SessionContext.Provider>
    );
  }
  return (
    <Page mainRef={main} notice="">
      {opened.kind === 'loading' && <p class="loading">{messages.loading}</p>}
      {opened.kind === 'invalid' && <InvalidView />}
      {opened.kind === 'failed' && <FailedView problem={opened.problem} retry={reload} />}
    </Page>
  );
}

/** Whoever cannot see that the view changed hears its heading; the first view is read anyway. */
function useFocusOnChange(view: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef('loading');
  useEffect(() => {
    const isFirst = before.current === 'loading';
    before.current = view;
    if (isFirst) return;
    window.scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
  return main;
}
