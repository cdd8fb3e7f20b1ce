import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SigningSession } from '../api/session.ts';
import { isEmbedded, tellHost } from '../embedding.ts';
import { isolate } from '../languages/isolate.ts';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { formatMoment } from '../languages/format-moment.ts';
import { useLanguage, useMessages } from '../messages/use-messages.ts';
import { namesOthers, Participants } from './participants.tsx';

interface PageProps {
  session?: SigningSession;
  /** Of a session that shows nothing yet. */
  branding?: SigningSession['branding'];
  /** Said aloud and shown above the view. */
  notice: string;
  mainRef: RefObject<HTMLElement | null>;
  children: ComponentChildren;
}

/** The frame of every view: whose document it is, the view itself, and who runs this page. */
export function Page({ session, notice, mainRef, children, ...hidden }: PageProps) {
  const messages = useMessages();
  const branding = session?.branding ?? hidden.branding;
  useAccent(branding?.accent_color);
  return (
    <div class="page">
      <header class="banner">
        <div class="masthead">
          <Brand {...(branding && { branding })} />
          <LanguageSwitch shown={messages.language} choice={useLanguage()} />
        </div>
        {session && <About session={session} />}
      </header>
      <main ref={mainRef}>
        <div role="status">{notice !== '' && <p class="notice">{notice}</p>}</div>
        {children}
      </main>
      <footer>
        {isEmbedded && session && (
          <p>
            <button type="button" onClick={() => tellHost('closed', session)}>
              {messages.place.close}
            </button>
          </p>
        )}
        <span>{messages.footer}</span>
      </footer>
    </div>
  );
}

/** Whose page it is; what the workspace does not set is Countersign's own. */
function Brand({ branding }: { branding?: SigningSession['branding'] }) {
  const name = branding?.name ?? 'Countersign';
  if (!branding?.logo_url) {
    return (
      <p class="brand" translate={false}>
        {name}
      </p>
    );
  }
  return (
    <p class="brand" translate={false}>
      <img class="logo" src={branding.logo_url} alt={name} />
    </p>
  );
}

/** The workspace's colour, as long as its document is shown. */
function useAccent(color: string | null | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (color) style.setProperty('--brand', color);
    else style.removeProperty('--brand');
  }, [color]);
}

function About({ session }: { session: SigningSession }) {
  const messages = useMessages();
  const { document, progress } = session;
  const open = ['waiting', 'ready', 'done'].includes(session.state);
  const mustAct = open && session.state !== 'done' && session.recipient.role !== 'viewer';
  return (
    <div class="about">
      <div>
        <h2 class="document-title">
          <bdi>{document.title}</bdi>
        </h2>
        <p class="sender">
          {messages.sentBy} {senderName(session)}
        </p>
      </div>
      {open && (
        <dl class="standing">
          {mustAct && document.deadline && (
            <div>
              <dt>{messages.deadline}</dt>
              <dd>
                <time dateTime={document.deadline}>
                  {formatMoment(document.deadline, messages)}
                </time>
              </dd>
            </div>
          )}
          {progress.total > 1 && (
            <div>
              <dt>{messages.progressLabel}</dt>
              <dd>
                <Progress session={session} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

/** How many have acted; who they are, where the view below does not say it anyway. */
function Progress({ session }: { session: SigningSession }) {
  const { done, total } = session.progress;
  const words = useMessages().progress(done, total);
  if (session.state !== 'ready' || !namesOthers(session)) return words;
  return (
    <details>
      <summary>{words}</summary>
      <Participants session={session} />
    </details>
  );
}

/** `Ada Byron (Analytical Engines Ltd)`, without saying the same name twice; for any sentence. */
export function senderName({ document }: SigningSession): string {
  const { name, organization } = document.sender;
  return organization === '' || organization === name
    ? isolate(name)
    : `${isolate(name)} (${isolate(organization)})`;
}
