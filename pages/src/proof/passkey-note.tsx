import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/client.ts';
import { isEmbedded } from '../embedding.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useOptOutLabel } from '../views/refuse-buttons.tsx';
import { hasPasskeys } from './passkey.ts';

/** Whether the sender asks for a passkey, which signs the act. */
export function useAsksForPasskey(): boolean {
  const { authentication = [] } = useSession().session;
  return authentication.some(({ method }) => method === 'passkey');
}

/** Before the document is opened: as long as the sender can still ask for something else. */
export function PasskeyAhead() {
  const { passkey: words } = useMessages().proof;
  return (
    <Notice>
      <p>{words.ahead}</p>
      <p>{words.askNow}</p>
    </Notice>
  );
}

/** What the device is about to ask; said aloud where the browser cannot. */
export function PasskeyNote() {
  const { passkey: words } = useMessages().proof;
  return (
    <Notice>
      <p>{words.make}</p>
      {isEmbedded && (
        <p>
          <a href={location.href} target="_blank" rel="noopener">
            {words.ownWindow}
          </a>
        </p>
      )}
    </Notice>
  );
}

/** Where a passkey is asked for: this, or that the browser has none. */
function Notice({ children }: { children: ComponentChildren }) {
  const { methods } = useMessages().proof;
  if (!useAsksForPasskey()) return null;
  if (!hasPasskeys()) return <NoPasskeys />;
  return (
    <div class="notice passkey">
      <p>
        <strong>{methods.passkey}</strong>
      </p>
      {children}
    </div>
  );
}

function NoPasskeys() {
  const { passkey: words } = useMessages().proof;
  return (
    <div class="error-note passkey" role="alert">
      <p>{words.unsupported}</p>
      <WaysOut />
    </div>
  );
}

/** What is left to who cannot do it by any device: the sender is bound once they have viewed. */
function WaysOut() {
  const messages = useMessages();
  const { role, viewed_at } = useSession().session.recipient;
  const optOut = useOptOutLabel();
  const { askNow, askAnew, orDecline } = messages.proof.passkey;
  return (
    <>
      <p>{viewed_at ? askAnew : askNow}</p>
      <p>{orDecline(viewed_at ? messages.roles[role].decline : optOut)}</p>
    </>
  );
}

const ofPasskeys: readonly Problem['code'][] = [
  'PASSKEY_NOT_MADE',
  'PASSKEY_FAILED',
  'PASSKEY_INVALID',
  'NO_PASSKEYS',
];

/** Below what a device refused: how it can go on where trying again does not help. */
export function PasskeyHelp({ problem }: { problem: Problem | undefined }) {
  const { passkey: words } = useMessages().proof;
  if (!problem || !ofPasskeys.includes(problem.code)) return null;
  return (
    <>
      {problem.code !== 'NO_PASSKEYS' && <p>{words.stuck}</p>}
      <WaysOut />
    </>
  );
}
