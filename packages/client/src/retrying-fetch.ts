import { isProblem, NoAnswerError, parsed, UnexpectedAnswerError } from './errors.ts';
import { Patience } from './patience.ts';
import { retryAfterMs } from './retry-after.ts';

export interface RetryTimes {
  /** How long a call is tried again; 60,000 unless given. */
  retryForMs?: number;
  /** How long one try may go without an answer; 60,000 unless given. */
  attemptMs?: number;
}

type Send = (request: Request) => Promise<Response>;

/** What came of one try. */
type Outcome =
  | { ok: true; response: Response }
  | { ok: false; status: number; code: string; leastMs?: number; end: () => Response };

/**
 * A `fetch` for the API. Every POST that may have an `Idempotency-Key` is given one, and keeps it; what failed in
 * passing is tried again: lost connections and 5xx where a repetition does no harm, 408, 429, and the conflicts
 * that pass. It throws nothing but a CountersignError, or what the caller aborts with.
 */
export function makeRetryingFetch({
  send,
  retryForMs = 60_000,
  attemptMs = 60_000,
}: RetryTimes & { send: Send }): Send {
  return async (request) => {
    if (takesKey(request) && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    }
    const patience = new Patience(retryForMs, request.signal);
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(send, request, attemptMs);
      if (outcome.ok) return outcome.response;
      if (!mayRepeat(request, outcome)) return outcome.end();
      if (!(await patience.retry(tries, outcome.leastMs))) return outcome.end();
    }
  };
}

const passingConflicts = new Set(['IDEMPOTENCY_IN_PROGRESS', 'DOCUMENT_NOT_READY']);

/** Uploads and links of signers have none: a repetition is answered with what is done already. */
function takesKey({ method, url }: Request): boolean {
  return method === 'POST' && /\/api\/v1\/(?!signing\/)/.test(new URL(url).pathname);
}

function mayRepeat(
  { method, headers }: Request,
  { status, code }: { status: number; code: string },
) {
  if (status === 408 || status === 429) return true;
  if (status === 409) return passingConflicts.has(code);
  const harmless = (method !== 'POST' && method !== 'PATCH') || headers.has('Idempotency-Key');
  return harmless && (status === 0 || status >= 500);
}

async function attempt(send: Send, request: Request, attemptMs: number): Promise<Outcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), attemptMs);
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    const response = await send(new Request(request.clone(), { signal }));
    return await read(request, response);
  } catch (cause) {
    request.signal.throwIfAborted();
    const { host } = new URL(request.url);
    const error = late.signal.aborted
      ? new NoAnswerError(`${host} did not answer within ${attemptMs / 1_000} s.`, cause)
      : new NoAnswerError(`${host} was not reached, or the connection was lost.`, cause);
    return failure(error);
  } finally {
    clearTimeout(timer);
  }
}

/** JSON is read here, so that an answer that breaks off is one that is tried again. */
async function read(request: Request, response: Response): Promise<Outcome> {
  const type = response.headers.get('Content-Type') ?? '';
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(type);
  if (response.ok && !isJson && mayAnswerBytes(request, type)) return { ok: true, response };
  const text = await response.text();
  const leastMs = retryAfterMs(response.headers);
  const body = isJson ? parsed(text) : undefined;
  if (response.ok && body !== undefined) return { ok: true, response: again(response, text) };
  if (response.ok || !isProblem(body)) {
    return failure(new UnexpectedAnswerError(response, text), leastMs);
  }
  return {
    ok: false,
    status: response.status,
    code: body.code,
    ...(leastMs !== undefined && { leastMs }),
    end: () => again(response, text),
  };
}

function failure(error: NoAnswerError | UnexpectedAnswerError, leastMs?: number): Outcome {
  const { status, code } = error;
  const end = () => {
    throw error;
  };
  return { ok: false, status, code, ...(leastMs !== undefined && { leastMs }), end };
}

/** Operations that do not answer with JSON. */
const bytes =
  /\/(api\/v1\/(signing\/(document|download)|signatures\/evidence)|files\/[^/]+|log\/.+|\.well-known\/.+|branding\/.+)$/;

function mayAnswerBytes({ url }: Request, type: string): boolean {
  return bytes.test(new URL(url).pathname) && !type.startsWith('text/html');
}

/** The same answer, whose body is still to be read. */
function again({ status, statusText, headers }: Response, text: string): Response {
  return new Response(text, { status, statusText, headers });
}
