import type { Request, Response } from 'express';
import { requireProved } from '../domain/authentication/proof.ts';
import type { MemberPrincipal } from '../domain/access/principal.ts';
import { parsePublicId } from '../domain/ids.ts';
import { minuteMs, secondMs } from '../domain/time.ts';
import { awaitAdvance } from '../operations/test-workspaces/await-advance.ts';
import { Refusal } from '../domain/refusals.ts';
import { invalidSigningLink } from '../domain/signing/rules.ts';
import { openSigningLink } from '../operations/signing/open-link.ts';
import type { OperationDeps, Transaction } from '../operations/unit-of-work/context.ts';
import {
  answeredBefore,
  fingerprint,
  runIdempotent,
} from '../operations/unit-of-work/idempotency.ts';
import { inTransaction } from '../operations/unit-of-work/transaction.ts';
import { ofWorkspace, workspaceTime } from '../operations/unit-of-work/workspace-time.ts';
import type { AwaitConversion } from './await-conversion.ts';
import { untilClosed, type AwaitSeal } from './await-seal.ts';
import { authenticate, bearerToken, holdCaller, requireScope } from './middleware/authenticate.ts';
import { atLink } from './at-link.ts';
import { learn } from './middleware/access-log.ts';
import { parseBody, parseQuery } from './middleware/parse.ts';
import { countRefusals, type CredentialGuards } from './middleware/rate-limit.ts';
import type { Answer } from './send-answer.ts';
import { settledUntil } from './settled-until.ts';
import type { Call, ReadRoute, Route, SigningRoute, StreamRoute, WriteRoute } from './route.ts';

export interface RouteDeps extends CredentialGuards {
  operations: OperationDeps;
  awaitSeal: AwaitSeal;
  awaitConversion: AwaitConversion;
  /** How long the move of a clock is waited for; a minute unless said. */
  advanceWaitMs?: number;
  /** How long a list by time waits for acts that are under way; five seconds unless said. */
  listWaitMs?: number;
}

/** Runs one operation: credential, body, schema, handler. Undefined: it wrote the answer itself. */
export async function runRoute(
  route: Route,
  deps: RouteDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  if (route.access === 'signing-link') {
    return runSigning(route, deps, request, response, readBody);
  }
  return runWithKey(route, deps, request, response, readBody);
}

async function runWithKey(
  route: ReadRoute | StreamRoute | WriteRoute,
  {
    operations: shared,
    awaitSeal,
    awaitConversion,
    advanceWaitMs = minuteMs,
    listWaitMs = 5 * secondMs,
    ...guards
  }: RouteDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const asked = shared.clock.now();
  const caller = await countRefusals(guards, request, () =>
    authenticate(shared.database, request, route, asked, (keyId) => learn(response, { keyId })),
  );
  const deps = ofWorkspace(shared, caller);
  await guards.rateLimits?.key(caller.keyId, caller.allowance, response);
  await readBody();
  const call: Call<typeof route.query, typeof route.body> = {
    deps,
    principal: caller,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now: workspaceTime(deps),
    awaitSeal: (documentId) => awaitSeal(documentId, untilClosed(response)),
    awaitConversion: (fileId) => awaitConversion(fileId, untilClosed(response)),
    settledUntil: (isPoll) => settledUntil(deps, caller.organizationId, listWaitMs, isPoll),
    awaitAdvance: (move) =>
      awaitAdvance(deps, caller.organizationId, move, advanceWaitMs, untilClosed(response)),
  };
  if ('read' in route) return { status: route.status, body: await route.read(call) };
  if ('stream' in route) {
    await route.stream(call, request, response);
    return undefined;
  }
  for (const scope of route.alsoNeeds?.(call.body) ?? []) requireScope(caller, scope);
  try {
    return await runWrite(route, deps, call, caller, request, response);
  } catch (error) {
    const waits = error instanceof Refusal && error.code === 'DOCUMENT_NOT_READY';
    if (!waits || !route.whenNotReady) throw error;
    await route.whenNotReady(call);
    return runWrite(route, deps, call, caller, request, response);
  }
}

async function runWrite(
  route: WriteRoute,
  deps: OperationDeps,
  call: Call<WriteRoute['query'], WriteRoute['body']>,
  caller: Awaited<ReturnType<typeof authenticate>>,
  request: Request,
  response: Response,
): Promise<Answer> {
  const key = idempotencyKey(route, request);
  if (key === undefined) {
    const work = await workOf(route, call, caller);
    const body = await inTransaction(deps, work);
    return finished(route, call, { status: statusOf(route, body), body });
  }
  const idempotent = {
    organizationId: caller.organizationId,
    key,
    fingerprint: fingerprintOf(caller, request),
    documentOf: (body: unknown) => {
      const id = route.documentOf?.(call, body);
      return id === undefined ? undefined : parsePublicId('doc', id);
    },
  };
  // What was done already is not prepared again: by now it may be refused.
  const before = 'prepare' in route ? await answeredBefore(deps, idempotent) : undefined;
  const answer =
    before ??
    (await runIdempotent(
      deps,
      idempotent,
      (body) => statusOf(route, body),
      await workOf(route, call, caller),
    ));
  if (answer.replayed) response.setHeader('Idempotent-Replayed', 'true');
  return finished(route, call, answer);
}

async function finished(
  route: WriteRoute,
  call: Call<WriteRoute['query'], WriteRoute['body']>,
  answer: Answer,
): Promise<Answer> {
  return route.finish ? route.finish(call, answer.body) : answer;
}

/** What was only tried has made nothing. */
function statusOf({ status, trial }: WriteRoute, answer: unknown): number {
  return trial?.isTrial(answer) ? 200 : status;
}

async function workOf(
  route: WriteRoute,
  call: Call<WriteRoute['query'], WriteRoute['body']>,
  caller: Awaited<ReturnType<typeof authenticate>>,
) {
  const write = 'prepare' in route ? await route.prepare(call) : route.write;
  return async (tx: Transaction) => {
    const principal = await holdCaller(tx, caller, route);
    return write(tx, { ...call, principal });
  };
}

async function runSigning(
  route: SigningRoute,
  { operations: shared, awaitSeal, ...guards }: RouteDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const link = await countRefusals(guards, request, async () =>
    openSigningLink(shared, signingToken(request), sessionToken(request)),
  );
  const deps = ofWorkspace(shared, link);
  learn(response, { recipientId: link.recipientId });
  await guards.rateLimits?.link(link.recipientId);
  requireProved(link, link.proof, route.guard ?? 'view');
  await readBody();
  const call = {
    ...atLink(deps, link, request, response, awaitSeal),
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
  };
  const { status } = route;
  if ('stream' in route) {
    await route.stream(call, request, response);
    return undefined;
  }
  if ('read' in route) return { status, body: await route.read(call) };
  const commit =
    'prepare' in route ? await route.prepare(call) : (tx: Transaction) => route.commit(tx, call);
  return { status, body: await inTransaction(deps, commit) };
}

/** What a browser was given when it proved something; whatever is not one is none. */
function sessionToken(request: Request): string | undefined {
  const given = request.headers['x-signing-session'];
  return typeof given === 'string' ? given : undefined;
}

/** One answer for a missing, malformed and wrong link: there is nothing to learn from it. */
function signingToken(request: Request): string {
  try {
    return bearerToken(request);
  } catch {
    throw invalidSigningLink();
  }
}

function idempotencyKey(route: Route, request: Request): string | undefined {
  if (route.method !== 'POST') return undefined;
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  const text = Array.isArray(given) ? given.join(',') : given;
  const key = /^"(.*)"$/s.exec(text)?.[1] ?? text;
  if (key.length < 1 || key.length > 255 || !/^[\x20-\x7e]+$/.test(key)) {
    throw new Refusal(
      'VALIDATION_ERROR',
      'Idempotency-Key must have 1 to 255 printable characters.',
      {
        errors: [
          {
            pointer: '/Idempotency-Key',
            message: 'must have 1 to 255 printable characters',
            in: 'header',
          },
        ],
      },
    );
  }
  return key;
}

function fingerprintOf(principal: MemberPrincipal, request: Request): Buffer {
  const body = sortedJson((request.body as unknown) ?? {});
  return fingerprint([principal.memberId, request.method, request.originalUrl, body]);
}

/**
 * The same JSON whatever the order of its members, to compare requests by. Not RFC 8785, by which
 * evidence is written: that refuses lone surrogates, which a body may hold until it is validated.
 */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
