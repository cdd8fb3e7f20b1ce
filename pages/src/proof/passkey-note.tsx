import { isEmbedded } from '../embedding.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { hasPasskeys } from './passkey.ts';

/** Whether the sender asks for a passkey, which signs the act. */
export function useAsksForPasskey(): boolean {
  const { authentication = [] } = useSession().session;
  return authentication.some(({ method }) => method === 'passkey');
}

/** What the device is about to ask; said aloud where the browser cannot. */
export function PasskeyNote() {
  const messages = useMessages();
  const words = messages.proof;
  if (!useAsksForPasskey()) return null;
  if (!hasPasskeys()) {
    return (
      <p class="error-note passkey" role="alert">
        {words.passkey.unsupported}
      </p>
    );
  }
  return (
    <div class="notice passkey">
      <p>
        <strong>{words.methods.passkey}</strong>
      </p>
      <p>{words.passkey.make}</p>
      {isEmbedded && (
        <p>
          <a href={location.href} target="_blank" rel="noopener">
            {words.passkey.ownWindow}
          </a>
        </p>
      )}
    </div>
  );
}
