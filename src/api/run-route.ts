import type { Request, Response } from 'express';
import type { MemberPrincipal } from '../domain/access/principal.ts';
import { parsePublicId, type DocumentId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import { invalidSigningLink } from '../domain/signing/rules.ts';
import { openSigningLink } from '../operations/signing/open-link.ts';
import type { Origin } from '../operations/signing/open-session.ts';
import type { OperationDeps, Transaction } from '../operations/unit-of-work/context.ts';
import { fingerprint, runIdempotent } from '../operations/unit-of-work/idempotency.ts';
import { inTransaction } from '../operations/unit-of-work/transaction.ts';
import type { AwaitConversion } from './await-conversion.ts';
import { untilClosed, type AwaitSeal } from './await-seal.ts';
import { authenticate, bearerToken, holdCaller } from './middleware/authenticate.ts';
import { learn } from './middleware/access-log.ts';
import { parseBody, parseQuery } from './middleware/parse.ts';
import { countRefusals, type CredentialGuards } from './middleware/rate-limit.ts';
import type { Call, ReadRoute, Route, SigningRoute, StreamRoute, WriteRoute } from './route.ts';

export interface RouteDeps extends CredentialGuards {
  operations: OperationDeps;
  awaitSeal: AwaitSeal;
  awaitConversion: AwaitConversion;
}

export interface Answer {
  status: number;
  body: unknown;
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
  { operations: deps, awaitSeal, awaitConversion, ...guards }: RouteDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const now = deps.clock.now();
  const caller = await countRefusals(guards, request, () =>
    authenticate(deps.database, request, route, now, (keyId) => learn(response, { keyId })),
  );
  await guards.rateLimits?.key(caller.keyId, response);
  await readBody();
  const call: Call<typeof route.query, typeof route.body> = {
    deps,
    principal: caller,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now,
    awaitSeal: (documentId) => awaitSeal(documentId, untilClosed(response)),
    awaitConversion: (fileId) => awaitConversion(fileId, untilClosed(response)),
  };
  if ('read' in route) return { status: route.status, body: await route.read(call) };
  if ('stream' in route) {
    await route.stream(call, request, response);
    return undefined;
  }

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
  const work = async (tx: Transaction) => {
    const principal = await holdCaller(tx.em, caller, route);
    return route.write(tx, { ...call, principal });
  };
  const key = idempotencyKey(route, request);
  if (key === undefined) return { status: route.status, body: await inTransaction(deps, work) };
  const answer = await runIdempotent(
    deps,
    {
      organizationId: caller.organizationId,
      key,
      fingerprint: fingerprintOf(caller, request),
      documentOf: (body) => {
        const id = route.documentOf?.(call, body);
        return id === undefined ? undefined : parsePublicId('doc', id);
      },
    },
    route.status,
    work,
  );
  if (answer.replayed) response.setHeader('Idempotent-Replayed', 'true');
  return answer;
}

async function runSigning(
  route: SigningRoute,
  { operations: deps, awaitSeal, ...guards }: RouteDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const link = await countRefusals(guards, request, async () =>
    openSigningLink(deps, signingToken(request)),
  );
  learn(response, { recipientId: link.recipientId });
  await guards.rateLimits?.link(link.recipientId);
  await readBody();
  const origin: Origin = {
    ipAddress: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500).toWellFormed(),
  };
  const call = {
    deps,
    link,
    origin,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now: deps.clock.now(),
    awaitSeal: (documentId: DocumentId) => awaitSeal(documentId, untilClosed(response)),
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
          { pointer: '/Idempotency-Key', message: 'must have 1 to 255 printable characters' },
        ],
      },
    );
  }
  return key;
}

function fingerprintOf(principal: MemberPrincipal, request: Request): Buffer {
  const body = canonicalJson((request.body as unknown) ?? {});
  return fingerprint([principal.memberId, request.method, request.originalUrl, body]);
}

/** The same JSON whatever the order of its members. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
