import { Problem } from '../../problem.ts';
import { kindOf, problemKinds, type ProblemCode } from '../../problems.ts';
import { publicFileRoute } from '../../public-route.ts';
import { remedies } from './remedies.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const byKind = new Map(
  (Object.keys(problemKinds) as ProblemCode[]).map((code) => [kindOf(code), code]),
);

/** The addresses in a problem's `type` answer with what the problem means (RFC 9457 §3.1.1). */
export const problemPageRoute = publicFileRoute({
  method: 'GET',
  path: '/problems/{kind}',
  operationId: 'explainProblem',
  tag: 'Problems',
  summary: 'Read what a problem means and what to do about it',
  description: 'The page that `type` of a problem leads to (RFC 9457, 3.1.1), in English.',
  access: 'public',
  parameters: {
    kind: { description: 'The last part of the problem’s `type`', example: 'document-not-found' },
  },
  media: 'text/html',
  refusals: ['ROUTE_NOT_FOUND'],
  open:
    () =>
    ({ parameters, request, response }) => {
      const page = problemPage(parameters['kind'] ?? '');
      if (!page) throw new Problem('ROUTE_NOT_FOUND', `There is nothing at ${request.path}.`);
      response.setHeader('Content-Security-Policy', contentSecurityPolicy);
      response.type('html').send(page);
      return Promise.resolve();
    },
});

/** The page of a kind of problems, in HTML; undefined when there is no such kind. */
export function problemPage(kind: string): string | undefined {
  const code = byKind.get(kind);
  if (!code) return undefined;
  const { status, title, meaning } = problemKinds[code];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Countersign</title>
<style>
  :root { color-scheme: light dark; --ink: #16202e; --quiet: #566273; --well: #e6eaef; --ground: #f4f6f8 }
  @media (prefers-color-scheme: dark) { :root { --ink: #e7ecf2; --quiet: #a3afbe; --well: #18202b; --ground: #10161e } }
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem; background: var(--ground); color: var(--ink); overflow-wrap: anywhere }
  h1 { font-size: 1.7rem; margin: 0 0 .5rem } code { background: var(--well); border-radius: 4px; padding: .1em .4em }
  h2 { font-size: 1rem; margin: 1.5rem 0 0 }
  p.status { color: var(--quiet); margin: 0 }
</style>
<p class="status">Status ${status}, <code>${code}</code></p>
<h1>${title}</h1>
<p>${withCode(meaning)}</p>
<h2>What to do</h2>
<p>${withCode(remedies[code])}</p>
</html>
`;
}

/** What stands between backticks as code. */
function withCode(text: string): string {
  return text.replaceAll(
    /`([^`]+)`/g,
    (_all, word: string) => `<code>${word.replaceAll('<', '&lt;')}</code>`,
  );
}
