import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';

const style = `
:root { color-scheme: light dark; --ink: #16202e; --quiet: #566273; --line: #dce1e8;
  --paper: #ffffff; --ground: #f4f6f8; --accent: #1f4fbf; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ecf2; --quiet: #a3afbe; --line: #2d3846;
  --paper: #18202b; --ground: #10161e; --accent: #9db8ef; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 14vh 1.25rem 4rem; }
h1 { font-size: 2rem; font-weight: 650; letter-spacing: -.02em; line-height: 1.2; margin: 0; }
main > p { margin: .5rem 0 2rem; color: var(--quiet); font-size: 1.0625rem; }
ul { list-style: none; margin: 0; padding: 0; background: var(--paper);
  border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
a { display: block; padding: 1rem 1.25rem; color: inherit; text-decoration: none; }
a:hover strong { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
strong { display: block; color: var(--accent); font-weight: 600; }
span { color: var(--quiet); }
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const places = {
  verify: ['/verify', 'Verify a document', 'Is a signed PDF genuine? No account needed.'],
  docs: ['/docs', 'API reference', 'Every operation, with examples.'],
  mailbox: ['/mailbox', 'Mailbox', 'The mails that this machine caught instead of sending.'],
} as const;

/** `/`: what there is for somebody who came without a link. */
export function makeHomeRouter({ mailbox }: { mailbox: boolean }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const shown = [places.verify, places.docs, ...(mailbox ? [places.mailbox] : [])];
  const page = renderPage({
    title: 'Countersign',
    lead: 'Electronic signatures. Whoever is asked to sign opens the link in their mail.',
    items: shown,
  });
  router.get('/', (_request, response) => {
    sendPlain(response, page, 'public, max-age=300');
  });
  return router;
}

/** What somebody sees who followed an address that leads nowhere. */
export function sendNotFound(response: Response): void {
  const page = renderPage({
    title: 'There is no such page',
    lead: 'The address may be incomplete. Whoever is asked to sign opens the link in their newest mail about the document.',
    items: [['/', 'Start', 'What there is here.']],
  });
  sendPlain(response.status(404), page, 'no-store');
}

function sendPlain(response: Response, page: string, caching: string): void {
  response.set({
    'Cache-Control': caching,
    'Content-Security-Policy': contentSecurityPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  response.type('html').send(page);
}

interface PlainPage {
  title: string;
  lead: string;
  /** Where to go on: address, name, and what is there. */
  items: readonly (readonly [string, string, string])[];
}

function renderPage({ title, lead, items }: PlainPage): string {
  const links = items.map(
    ([href, name, what]) =>
      `<li><a href="${href}"><strong>${name}</strong><span>${what}</span></a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>
<h1>${title}</h1>
<p>${lead}</p>
<ul>
${links.join('\n')}
</ul>
</main></body>
</html>
`;
}
