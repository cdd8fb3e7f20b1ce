import { escapeHtml } from '../escape-html.ts';
import type { MailboxEntry } from '../mailbox.ts';
import { formatInstant, renderPage } from './page.ts';

/**
 * One caught mail. Its HTML is shown in a frame that may run nothing and belongs to no origin;
 * links leave it for a tab of their own, as they do in a mail program.
 */
export function renderMailboxMessage(entry: MailboxEntry): string {
  const facts: [string, string][] = [
    ['To', entry.to_name === '' ? entry.to : `${entry.to_name} <${entry.to}>`],
    ...(entry.reply_to === undefined ? [] : [['Reply to', entry.reply_to] as [string, string]]),
    ['Kind', entry.kind.replaceAll('_', ' ')],
    ['Sent', formatInstant(entry.sent_at)],
  ];
  return renderPage({
    title: entry.subject,
    body: `<p><a href="/mailbox">All messages</a></p>
<h1 dir="auto">${escapeHtml(entry.subject)}</h1>
<dl>${facts.map(([term, value]) => fact(term, value)).join('')}</dl>
${attachments(entry)}
<div class="panel"><iframe title="The mail as HTML" srcdoc="${escapeHtml(inNewTabs(entry.html))}"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div>
<h2>The mail as text</h2>
<div class="panel"><pre dir="auto">${withLinks(entry.text)}</pre></div>`,
  });
}

const fact = (term: string, value: string) =>
  `<dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`;

function attachments({ id, attachments: files }: MailboxEntry): string {
  if (files.length === 0) return '';
  const items = files.map(({ filename, size_bytes }, index) => {
    const href = `/mailbox/messages/${escapeHtml(id)}/attachments/${index}`;
    const sizeKb = Math.max(1, Math.round(size_bytes / 1024));
    const size = `<span class="quiet">${sizeKb} KB</span>`;
    return `<li><a href="${href}">${escapeHtml(filename)}</a> ${size}</li>`;
  });
  return `<h2>Attachments</h2>
<ul class="panel files">${items.join('')}</ul>
<h2>The mail as HTML</h2>`;
}

const inNewTabs = (html: string) => html.replace(/<head(\s[^>]*)?>/i, '$&<base target="_blank">');

/** Escaped first, so that an address ends where a bracket or quote was and stays in its href. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/(?:[^\s&]|&amp;)+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  );
