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
  shown: ShownFile;
  /** The reader has acted just now, and is led on from here until they stop it. */
  leadsOn: { current: boolean };
}

/** The file that was last on the screen. */
export interface ShownFile {
  /** Which the act quotes. */
  sha256?: string;
  /** Fetches what of it is not here yet, which the act needs. */
  fetchRest?: () => Promise<void>;
}

export const SessionContext = createContext<OpenSession | undefined>(undefined);

/** The session that every view below the application shows. */
export function useSession(): OpenSession {
  const open = useContext(SessionContext);
  if (!open) throw new Error('useSession needs an open session around it.');
  return open;
}
