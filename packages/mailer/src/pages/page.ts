import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html.ts';

const style = `
:root { color-scheme: light dark; --ink: #16202e; --quiet: #5a6675; --line: #dfe4ea;
  --paper: #ffffff; --ground: #f4f6f8; --accent: #1d4ed8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf1; --quiet: #9aa6b5; --line: #2c3644;
  --paper: #18202b; --ground: #10161e; --accent: #8fb3ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
p { margin: 0 0 1.25rem; } .quiet { color: var(--quiet); }
a { color: var(--accent); }
.panel { background: var(--paper); border: 1px solid var(--line); border-radius: 10px;
  overflow: hidden; list-style: none; margin: 0; padding: 0; }
.panel li + li { border-top: 1px solid var(--line); }
.mail { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .75rem 1rem;
  color: inherit; text-decoration: none; }
.mail:hover, .mail:focus-visible { background: var(--ground); }
.mail strong { font-weight: 600; overflow-wrap: anywhere; }
.mail span { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.mail .when { text-align: end; white-space: nowrap; }
@media (max-width: 32rem) { .mail { grid-template-columns: 1fr; }
  .mail .when { text-align: start; white-space: normal; } }
.empty { padding: 3rem 1rem; text-align: center; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 46rem; border: 0; background: #fff; }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere;
  font: 13px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.files li { padding: .6rem 1rem; }
`;

/** The list page carries no other style, so its policy can name this one by its hash. */
export const listPageStyle = {
  source: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
};

/** One mailbox page; `body` is HTML already. */
export function renderPage(page: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<style>${style}</style>
</head>
<body><main>
${page.body}
</main></body>
</html>
`;
}

/** `2026-11-21 09:30:05 UTC`, exact enough to distinguish two mails of one test. */
export const formatInstant = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
