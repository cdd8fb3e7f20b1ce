import { escapeHtml } from '../escape-html.ts';
import type { MailboxMessage } from '../mailbox.ts';
import { formatInstant, renderPage } from './page.ts';

const shownMax = 200;

/** The list of caught mails, newest first. It changes when its reader asks (WCAG 2.2, 2.2.1). */
export function renderMailboxList(messages: MailboxMessage[]): string {
  const shown = messages.slice(0, shownMax);
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const rest = messages.length > shownMax ? `, the newest ${shownMax} shown` : '';
  return renderPage({
    title: `Mailbox (${messages.length})`,
    body: `<h1>Mailbox</h1>
<p class="quiet">${count}${rest}. Nothing here has left this machine: without SMTP_URL,
outgoing mail is kept instead of sent. <a href="/mailbox">Look for new mail</a>,
<a href="/mailbox/messages">as JSON</a></p>
${shown.length === 0 ? empty : `<ul class="panel">\n${shown.map(row).join('\n')}\n</ul>`}`,
  });
}

const empty = '<div class="panel empty">No mail yet. Send a document and it shows up here.</div>';

const row = (message: MailboxMessage) =>
  `<li><a class="mail" href="/mailbox/messages/${escapeHtml(message.id)}">
<strong dir="auto">${escapeHtml(message.subject)}</strong>
<span class="when">${escapeHtml(formatInstant(message.sent_at))}</span>
<span>To ${escapeHtml(message.to)}</span>
<span class="when">${escapeHtml(message.kind.replaceAll('_', ' '))}</span>
</a></li>`;
