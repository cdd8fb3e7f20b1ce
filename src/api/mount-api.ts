import type { Express, RequestHandler } from 'express';
import type { ProblemWriter } from './middleware/errors.ts';
import { allowed, refuseMethod } from './middleware/refuse-method.ts';
import { makeReadJson } from './middleware/read-json.ts';
import type { Method, Route } from './route.ts';
import { routeTable } from './route-table.ts';
import { runRoute, type RouteDeps } from './run-route.ts';
import { sendAnswer } from './send-answer.ts';

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

/** Authentication comes before the body is read: a stranger's megabyte is not parsed. */
function handle(route: Route, deps: ApiDeps, writeProblem: ProblemWriter): RequestHandler {
  const readJson = makeReadJson(route.bodyLimitBytes ?? mb, route.bodyMaxValues);
  return async (request, response) => {
    try {
      const readBody = () => readJson(request, response);
      const answer = await runRoute(route, deps, request, response, readBody);
      if (answer) await sendAnswer(response, answer, deps.checkAnswers ? route.answer : undefined);
    } catch (error) {
      writeProblem(request, response, error);
    }
  };
}
