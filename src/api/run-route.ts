import type { Request, Response } from 'express';
import { parsePublicId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import type { MemberActor, Transaction } from '../operations/context.ts';
import { fingerprint, runIdempotent } from '../operations/idempotent.ts';
import type { Origin } from '../operations/signing/enter.ts';
import { inTransaction } from '../operations/transaction.ts';
import { holdMember } from '../persistence/stores/members.ts';
import type { AppDeps } from './app.ts';
import { authenticate, bearerToken } from './middleware/authenticate.ts';
import { parseBody, parseQuery } from './middleware/parse.ts';
import type { Answer } from './mount-api.ts';
import type { Call, ReadRoute, Route, SigningRoute, WriteRoute } from './route.ts';
import { openSigningLink } from '../operations/signing/open-link.ts';

/** Runs one operation: credential, body, schema, handler. Undefined: it wrote the answer itself. */
export async function runRoute(
  route: Route,
  deps: AppDeps,
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
  { operations: deps, rateLimit }: AppDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer> {
  const now = deps.clock.now();
  const { actor, keyId } = await authenticate(deps.database, request, route, now);
  await rateLimit?.(keyId, response);
  await readBody();
  const call: Call<typeof route.query, typeof route.body> = {
    deps,
    actor,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now,
  };
  if ('read' in route) return { status: route.status, body: await route.read(call) };

  const work = async (tx: Transaction) => {
    await holdMember(tx.em, actor.memberId);
    return route.write(tx, call);
  };
  const key = idempotencyKey(route, request);
  if (key === undefined) return { status: route.status, body: await inTransaction(deps, work) };
  const answer = await runIdempotent(
    deps,
    {
      organizationId: actor.organizationId,
      key,
      fingerprint: fingerprintOf(actor, request),
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
  { operations: deps }: AppDeps,
  request: Request,
  response: Response,
  readBody: () => Promise<void>,
): Promise<Answer | undefined> {
  const token = signingToken(request);
  await openSigningLink(deps, token);
  await readBody();
  const origin: Origin = {
    ipAddress: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500).toWellFormed(),
  };
  const call = {
    deps,
    token,
    origin,
    query: parseQuery(route.query, request),
    body: parseBody(route.body, request),
    now: deps.clock.now(),
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
