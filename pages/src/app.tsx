import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Problem, type SigningClient } from './api/client.ts';
import { isHidden, type HiddenSigningSession, type SigningSession } from './api/session.ts';
import { Page } from './components/page.tsx';
import { openAhead } from './document/pdf.ts';
import { eventBetween, tellHost } from './embedding.ts';
import { dropKept } from './keep-draft.ts';
import { useLanguage, useMessages } from './messages/use-messages.ts';
import { hasPerson } from './person.ts';
import { ProofView } from './proof/proof-view.tsx';
import { useFreshness } from './use-freshness.ts';
import { SessionContext, type ShownFile } from './session-context.ts';
import { FailedView, InvalidView } from './views/link-views.tsx';
import { SessionView } from './views/session-view.tsx';
import { viewOf } from './views/view-of.ts';

type PageState =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'hidden'; hidden: HiddenSigningSession }
  | { kind: 'open'; session: SigningSession };

/** Asks for the session once and shows the view of its state; actions bring a new session. */
export function App({ client }: { client: SigningClient | undefined }) {
  const messages = useMessages();
  const { language, suggest } = useLanguage();
  const [page, setPage] = useState<PageState>(client ? { kind: 'loading' } : { kind: 'invalid' });
  const [changed, setChanged] = useState(false);
  // Another language is no reason to load anything again.
  const reader = useRef(language);
  reader.current = language;
  const isFirst = useRef(true);

  const show = useCallback(
    async (opened: SigningSession | HiddenSigningSession) => {
      if (isHidden(opened)) {
        // The recipient's own language comes first; English also where none is known.
        const [own] = opened.languages;
        await suggest(own === 'en' ? undefined : own);
        setPage({ kind: 'hidden', hidden: opened });
        return;
      }
      const isReady = viewOf(opened) === 'ready' && hasPerson(opened);
      if (client && isFirst.current && isReady) openAhead(client);
      isFirst.current = false;
      await suggest(opened.recipient.locale);
      setPage({ kind: 'open', session: opened });
    },
    [client, suggest],
  );
  const reload = useCallback(async () => {
    if (!client) return;
    try {
      await show(await client.open(reader.current));
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(0, {});
      await suggest(undefined);
      setPage(problem.status === 401 ? { kind: 'invalid' } : { kind: 'failed', problem });
    }
  }, [client, show, suggest]);
  useEffect(() => void reload(), [reload]);

  const reloadChanged = useCallback(async () => {
    await reload();
    setChanged(true);
  }, [reload]);

  const shown = useRef<ShownFile>({});
  const session = page.kind === 'open' ? page.session : undefined;
  const view = session ? viewOf(session) : page.kind;
  const latestView = useRef(view);
  latestView.current = view;
  const main = useFocusOnChange(view);
  const leadsOn = useRef(false);
  useEnd(session, leadsOn);
  useFreshness(client, session, (next) => {
    if (viewOf(next) === view && session && standsAs(session) === standsAs(next)) return;
    setPage({ kind: 'open', session: next });
    setChanged(viewOf(next) !== view);
  });

  if (session && client) {
    const setSession = (next: SigningSession) => {
      // An action that was under way when others ended it tells nothing that is not said already.
      if (viewOf(next) !== latestView.current) setChanged(false);
      setPage({ kind: 'open', session: next });
    };
    return (
      <SessionContext.Provider
        value={{
          client,
          session,
          setSession,
          reload,
          reloadChanged,
          shown: shown.current,
          leadsOn,
        }}
      >
        <Page mainRef={main} session={session} notice={changed ? messages.errors.changed : ''}>
          <SessionView key={view} />
        </Page>
      </SessionContext.Provider>
    );
  }
  if (page.kind === 'hidden' && client) {
    const { hidden } = page;
    return (
      <Page mainRef={main} notice="" branding={hidden.branding}>
        <ProofView client={client} hidden={hidden} onProved={(next) => void show(next)} />
      </Page>
    );
  }
  return (
    <Page mainRef={main} notice="">
      {page.kind === 'loading' && messages.language === language && (
        <p class="loading">{messages.loading}</p>
      )}
      {page.kind === 'invalid' && <InvalidView />}
      {page.kind === 'failed' && <FailedView problem={page.problem} retry={reload} />}
    </Page>
  );
}

/** How far everybody is. */
const standsAs = ({ progress, participants }: SigningSession) =>
  JSON.stringify([progress, participants]);

/** What has come to an end leaves nothing on the device, and the page around this one gets an event. */
function useEnd(session: SigningSession | undefined, leadsOn: { current: boolean }): void {
  const before = useRef(session);
  // Before the view of what comes after is on the screen.
  if (before.current && session && eventBetween(before.current, session)) leadsOn.current = true;
  useEffect(() => {
    if (!session) return;
    const event = before.current && eventBetween(before.current, session);
    if (event) tellHost(event, session);
    before.current = session;
    if (!['not_sent', 'waiting', 'ready'].includes(session.state)) dropKept(session.recipient.id);
  }, [session]);
}

/** A screen reader hears the heading when the view changes; the first view is read anyway. */
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
