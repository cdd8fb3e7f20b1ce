/** What is served beside the table of routes, and why no description of an operation fits it. */
interface UndescribedRoute {
  method: 'GET';
  /** As Express has it; `/*` at the end stands for a folder of files. */
  path: string;
  reason: string;
}

const get = (reason: string, ...paths: string[]): UndescribedRoute[] =>
  paths.map((path) => ({ method: 'GET', path, reason }));

/** Everything that answers and is no operation; a test walks the router and finds no other. */
export const undescribedRoutes: readonly UndescribedRoute[] = [
  ...get('asked by an orchestrator, beside the API and not of it', '/healthz', '/readyz'),
  ...get('read by a monitor, in the format of Prometheus, on a port of its own', '/metrics'),
  ...get('the description itself', '/api/v1/openapi.json'),
  ...get('pages for people, from the build of the pages', '/', '/docs', '/verify'),
  ...get('the same, with what they are opened for in the address', '/sign/:token'),
  ...get('the same, with what they are opened for in the address', '/verify/:document'),
  ...get('a script for pages elsewhere, from the build', '/embed.js'),
  ...get('files of the build, by names that change with their content', '/assets/*'),
  ...get(
    'for this machine alone, where mails are kept instead of sent',
    '/mailbox',
    '/mailbox/messages',
    '/mailbox/messages/:id',
    '/mailbox/messages/:id/attachments/:index',
  ),
];
