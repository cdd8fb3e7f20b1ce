import { proofHeader, readKept } from '../api/proof-token.ts';
import { isHidden, type HiddenSigningSession, type SigningSession } from '../api/session.ts';
import { firstRange } from '../document/first-range.ts';
import { keptLanguage } from '../languages/kept-language.ts';
import { preferredLanguage } from '../languages/preferred-language.ts';
import { tokenFromPath } from '../token.ts';
import { hasReadBefore, viewOf } from '../views/view-of.ts';
import type { StartedEarly } from './started-early.ts';
import { startWorker } from './worker.ts';

/** In the page itself: asks for what it needs in any case, before its scripts are there. */
function startEarly(token: string): StartedEarly {
  const worker = startWorker(PDFJS_WORKER);
  const ask = (operation: string, headers: Record<string, string> = {}) =>
    fetch(`/api/v1/signing/${operation}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...proofHeader(readKept(token)),
        ...headers,
      },
      cache: 'no-store',
      credentials: 'omit',
    });
  const language = keptLanguage() ?? preferredLanguage(navigator.languages);
  const session = ask(`session?language=${language}`);
  const document = session.then(async (answer) => {
    if (!answer.ok) return undefined;
    const opened = (await answer.clone().json()) as SigningSession | HiddenSigningSession;
    const shown = !isHidden(opened) && viewOf(opened) === 'ready' && hasReadBefore(opened);
    return shown ? ask('document', { Range: firstRange }) : undefined;
  });
  // Whoever takes them meets the failures.
  session.catch(() => undefined);
  document.catch(() => undefined);
  return { worker, session: { language, answer: session }, document };
}

const token = tokenFromPath(location.pathname);
if (token !== undefined) window.startedEarly = startEarly(token);
