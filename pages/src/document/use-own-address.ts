import { useEffect, useState } from 'preact/hooks';
import type { SigningClient } from '../api/client.ts';
import { useSession } from '../session-context.ts';

/** Half a minute less than it is good for, by whatever the device takes for the time. */
const offeredMs = 9.5 * 60_000;

interface Offered {
  url: string;
  untilMs: number;
}

/**
 * A real address of a PDF, for programs that do nothing at a `blob:`, as the views within mail
 * programs. It is asked for anew each time, and forgotten when it has run out.
 */
export function useOwnAddress(which: Parameters<SigningClient['downloadAddress']>[0]) {
  const { client } = useSession();
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    if (!offered) return;
    const look = () => {
      if (Date.now() >= offered.untilMs) setOffered(undefined);
    };
    const timer = setTimeout(look, offered.untilMs - Date.now());
    // A device that slept has counted nothing meanwhile.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offered]);
  const ask = async () => {
    setOffered(undefined);
    const untilMs = Date.now() + offeredMs;
    // Whatever is wrong, saving itself says so.
    const address = await client.downloadAddress(which).catch(() => undefined);
    if (address) setOffered({ url: address.url, untilMs });
  };
  return { url: offered?.url, ask };
}
