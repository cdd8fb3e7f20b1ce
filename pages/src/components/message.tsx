import { isolate } from '../languages/isolate.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

/** What the sender wrote to everybody and to this recipient. */
export function SenderMessage() {
  const messages = useMessages();
  const { document, recipient } = useSession().session;
  const texts = [...new Set([document.message, recipient.message])].filter((text) => !!text);
  if (texts.length === 0) return null;
  return (
    <figure class="message">
      <figcaption>{messages.messageFrom(isolate(document.sender.name))}</figcaption>
      {texts.map((text) => (
        <blockquote key={text} dir="auto">
          {text}
        </blockquote>
      ))}
    </figure>
  );
}
