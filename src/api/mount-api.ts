import type { Express, RequestHandler, Response } from 'express';
import type { ProblemWriter } from './middleware/errors.ts';
import { refuseMethod } from './middleware/refuse-method.ts';
import { makeReadJson } from './middleware/read-json.ts';
import type { Method, Route } from './route.ts';
import { routeTable } from './route-table.ts';
import { runRoute, type Answer, type RouteDeps } from './run-route.ts';

const mb = 1_048_576;

export interface ApiDeps extends RouteDeps {
  /** Tests switch it on: an answer that is not of its schema then fails the request. */
  checkAnswers: boolean;
}

/** Registers every operation of the table, and answers 405 with `Allow` for the methods between. */
export function mountApi(app: Express, deps: ApiDeps, writeProblem: ProblemWriter): void {
  const byPath = Map.groupBy(routeTable, (route) => route.path);
  for (const [path, routes] of byPath) {
    const address = `/api/v1${path}`;
    for (const route of routes) {
      const verb = route.method.toLowerCase() as Lowercase<Method>;
      app[verb](address, handle(route, deps, writeProblem));
    }
    app.all(address, refuseMethod(allowed(routes)));
  }
}

function allowed(routes: readonly Route[]): string {
  const methods = routes.map(({ method }) => method as string);
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort().join(', ');
}

/** Authentication comes before the body is read: a stranger's megabyte is not parsed. */
function handle(route: Route, deps: ApiDeps, writeProblem: ProblemWriter): RequestHandler {
  const readJson = makeReadJson(route.bodyLimitBytes ?? mb);
  return async (request, response) => {
    try {
      const readBody = () => readJson(request, response);
      const answer = await runRoute(route, deps, request, response, readBody);
      if (answer) send(route, deps, response, answer);
    } catch (error) {
      writeProblem(request, response, error);
    }
  };
}

function send(route: Route, deps: ApiDeps, response: Response, { status, body }: Answer): void {
  if (deps.checkAnswers) route.answer.parse(JSON.parse(JSON.stringify(body)));
  response.status(status).type('application/json').send(JSON.stringify(body));
}
