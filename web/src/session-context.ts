import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SigningClient } from './api/client.ts';
import type { SigningSession } from './api/session.ts';

interface OpenSession {
  client: SigningClient;
  session: SigningSession;
  setSession: (session: SigningSession) => void;
  reload: () => Promise<void>;
  /** For what somebody else has changed: shows how the document stands now, and says so. */
  reloadChanged: () => Promise<void>;
  /** SHA-256 of the file that was last on the screen, which the act quotes. */
  shown: { sha256?: string };
}

export const SessionContext = createContext<OpenSession | undefined>(undefined);

/** The session that every view below the application shows. */
export function useSession(): OpenSession {
  const open = useContext(SessionContext);
  if (!open) throw new Error('useSession needs an open session around it.');
  return open;
}
