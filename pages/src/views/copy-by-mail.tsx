import { isolate } from '../languages/isolate.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

/** To which address the completed document goes, where it goes to any. */
export function CopyByMail() {
  const { states } = useMessages();
  const { state, recipient, copy_by_mail: byMail } = useSession().session;
  if (!byMail) return null;
  const email = isolate(recipient.email);
  return (
    <p class="quiet">
      {state === 'completed' ? states.isMailed(email) : states.willBeMailed(email)}
    </p>
  );
}
