import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SigningClient } from './api/client.ts';
import type { Session } from './api/session.ts';

export interface OpenSession {
  client: SigningClient;
  session: Session;
  setSession: (session: Session) => void;
  reload: () => Promise<void>;
  /** Somebody else was faster: shows how the document stands now, and says so. */
  overtaken: () => Promise<void>;
}

export const SessionContext = createContext<OpenSession | undefined>(undefined);

/** The session that every view below the application shows. */
export function useSession(): OpenSession {
  const open = useContext(SessionContext);
  if (!open) throw new Error('useSession needs an open session around it.');
  return open;
}
