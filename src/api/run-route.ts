import type { Request, Response } from 'express';
import { parsePublicId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import type { MemberActor, Transaction } from '../operations/unit-of-work/context.ts';
import { fingerprint, runIdempotent } from '../operations/unit-of-work/idempotency.ts';
import type { Origin } from '../operations/signing/open-session.ts';
import { inTransaction } from '../operations/unit-of-work/transaction.ts';
import { untilClosed } from './await-seal.ts';
import { authenticate, bearerToken, holdCaller } from './middleware/authenticate.ts';
import { parseBody, parseQuery } from './middleware/parse.ts';
import type { Answer, ApiDeps } from './mount-api.ts';
import type { Call, ReadRoute, Route, SigningRoute, WriteRoute } from './route.ts';
import { openSigningLink } from '../operations/signing/open-link.ts';

/** Runs one operation: credential, body, schema, handler. Undefined: it wrote the answer itself. */
export async function runRoute(
  route: Route,
  deps: ApiDeps,
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
  route: ReadRoute | WriteRoute,
  { operations: deps, rateLimit, awaitSeal }: ApiDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer> {
  const now = deps.clock.now();
  const caller = await authenticate(deps.database, request, route, now);
  await rateLimit?.(caller.keyId, response);
  await readBody();
  const call: Call<typeof route.query, typeof route.body> = {
    deps,
    actor: caller.actor,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now,
    awaitSeal: (documentId) => awaitSeal(documentId, untilClosed(response)),
  };
  if ('read' in route) return { status: route.status, body: await route.read(call) };

  const work = async (tx: Transaction) => {
    const actor = await holdCaller(tx.em, caller, route);
    return route.write(tx, { ...call, actor });
  };
  const key = idempotencyKey(route, request);
  if (key === undefined) return { status: route.status, body: await inTransaction(deps, work) };
  const answer = await runIdempotent(
    deps,
    {
      organizationId: caller.actor.organizationId,
      key,
      fingerprint: fingerprintOf(caller.actor, request),
      documentOf: (body) => documentOf(call.query, body),
    },
    route.status,
    work,
  );
  if (answer.replayed) response.setHeader('Idempotent-Replayed', 'true');
  return answer;
}

async function runSigning(
  route: SigningRoute,
  { operations: deps, awaitSeal }: ApiDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const link = await openSigningLink(deps, signingToken(request));
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
    awaitSeal: (documentId: string) => awaitSeal(documentId, untilClosed(response)),
  };
  if (route.stream) {
    await route.stream(call, request, response);
    return undefined;
  }
  if (route.read) return { status: route.status, body: await route.read(call) };
  if (!route.sign) throw new TypeError(`${route.operationId} has no handler`);
  const sign = route.sign.bind(route);
  const prepared = await route.prepare?.(call);
  return {
    status: route.status,
    body: await inTransaction(deps, (tx) => sign(tx, call, prepared)),
  };
}

/** One answer for a missing, malformed and wrong link: there is nothing to learn from it. */
function signingToken(request: Request): string {
  try {
    return bearerToken(request);
  } catch {
    throw new Refusal('SIGNING_LINK_INVALID', 'This signing link is not valid, or no longer.');
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

function fingerprintOf(actor: MemberActor, request: Request): Buffer {
  const body = canonicalJson((request.body as unknown) ?? {});
  return fingerprint([actor.memberId, request.method, request.originalUrl, body]);
}

/** The same JSON whatever the order of its members. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Whose content an answer holds: with the document, the stored answer is erased. */
function documentOf(query: Record<string, unknown>, body: unknown): string | undefined {
  const answer = (body ?? {}) as Record<string, unknown>;
  for (const id of [query['document_id'], query['id'], answer['id'], answer['document_id']]) {
    const uuid = typeof id === 'string' ? parsePublicId('doc', id) : undefined;
    if (uuid !== undefined) return uuid;
  }
  return undefined;
}
