import type { Express, Request, RequestHandler, Response } from 'express';
import type { ProblemWriter } from './middleware/errors.ts';
import { makeReadJson, requirePlain } from './middleware/read-json.ts';
import { allowed, refuseMethod } from './middleware/refuse-method.ts';
import { Problem } from './problem.ts';
import type { PublicDeps, PublicRoute } from './public-route.ts';
import { lingerOnRefusal } from './receive-file.ts';
import { sendAnswer } from './send-answer.ts';
import { undescribedRoutes } from './undescribed-routes.ts';
import { makeAddressLimit } from './verify/address-limit.ts';

/** As `PublicDeps`, with what tests switch on: an answer that is not of its schema then fails. */
export interface MountDeps extends PublicDeps {
  checkAnswers: boolean;
}

/** Registers public routes, and answers 405 with `Allow` for the methods that a path does not have. */
export function mountPublic(
  app: Express,
  routes: readonly PublicRoute[],
  deps: MountDeps,
  writeProblem: ProblemWriter,
): void {
  for (const [path, here] of Map.groupBy(routes, (route) => route.path)) {
    const address = expressPath(path);
    for (const { headers } of here) if (headers) app.all(address, setHeaders(headers));
    for (const route of here) {
      const verb = route.method === 'GET' ? 'get' : 'post';
      app[verb](address, handle(route, deps, writeProblem));
    }
    const pages = undescribedRoutes.filter((page) => page.path === address);
    app.all(address, refuseMethod(allowed([...here, ...pages]), here.some(takesBytes)));
  }
}

/** `/files/{token}` as Express writes it: `/files/:token`. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{\+(\w+)\}/g, '{*$1}').replaceAll(/\{(\w+)\}/g, ':$1');
}

function setHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** The limit by address comes before the body is read. */
function handle(route: PublicRoute, deps: MountDeps, writeProblem: ProblemWriter): RequestHandler {
  const limit = route.perMinute === undefined ? undefined : makeAddressLimit(route.perMinute);
  const readBody = bodyReader(route);
  const answer = answerer(route, deps);
  return async (request, response) => {
    try {
      if (takesBytes(route)) {
        lingerOnRefusal(request, response);
        requirePlain(request);
      }
      await limit?.(request);
      const body = await readBody?.(request, response);
      await answer(request, response, body);
    } catch (error) {
      writeProblem(request, response, error);
    }
  };
}

function takesBytes(route: PublicRoute): boolean {
  return 'answer' in route && route.body !== undefined && 'media' in route.body;
}

function bodyReader(route: PublicRoute) {
  if (!('answer' in route) || !route.body || !('json' in route.body)) return undefined;
  const { json, limitBytes, invalid } = route.body;
  const readJson = makeReadJson(limitBytes);
  return async (request: Request, response: Response): Promise<unknown> => {
    await readJson(request, response);
    const parsed = json.safeParse(request.body);
    if (!parsed.success) throw new Problem('VALIDATION_ERROR', invalid);
    return parsed.data;
  };
}

function answerer(route: PublicRoute, deps: MountDeps) {
  if (!('answer' in route)) {
    const serve = route.open(deps);
    return (request: Request, response: Response) => serve(callOf(request, response));
  }
  const serve = route.open(deps);
  return async (request: Request, response: Response, given: unknown) => {
    const body = await serve(callOf(request, response), given);
    const schema = deps.checkAnswers ? route.answer : undefined;
    await sendAnswer(response, { status: route.status, body }, schema);
  };
}

function callOf(request: Request, response: Response) {
  return { parameters: request.params as Record<string, string>, request, response };
}
