import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, HttpRequest, Outcome } from './story.ts';
import { preparedPdf } from '../../sample-pdf.ts';
import type { Timeline } from './timeline.ts';

/** What the clients of one drill share. */
export interface World {
  /** Ends in `/api/v1`. */
  apiUrl: string;
  apiKey: string;
  timeline: Timeline;
  upload: Upload;
  tally: Tally;
}

/** How the clients' requests ended. */
export type Tally = Record<Outcome, number>;

/** A file as a new document names it. */
export interface Upload {
  storage_id: string;
  file_size: number;
  file_type: string;
}

type Service = Pick<World, 'apiUrl' | 'apiKey'>;

const patienceMs = 15_000;
const retryMs = 150;
const maxTries = 20;
const uploadRetryMs = 250;
const maxUploads = 200;

/** One request, and what its sender may conclude from how it ended. */
export async function ask(baseUrl: string, request: HttpRequest): Promise<Answer> {
  const url = new URL(`${baseUrl}${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    url.searchParams.set(name, value);
  }
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: {
        authorization: `Bearer ${request.token}`,
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const body = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { outcome: meaningOf(response.status), status: response.status, body };
  } catch (error) {
    return {
      outcome: wasSent(error) ? 'unknown' : 'failed',
      status: 0,
      body: { error: why(error) },
    };
  }
}

/** A 5xx may stand for a commit whose confirmation was lost. */
function meaningOf(status: number): Outcome {
  if (status < 300) return 'acknowledged';
  return status < 500 ? 'refused' : 'unknown';
}

function wasSent(error: unknown): boolean {
  return why(error) !== 'ECONNREFUSED';
}

function why(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}

/** A write by the owner's key, which may be repeated under its idempotency key. */
export function keyed(
  { apiKey }: Service,
  request: Pick<HttpRequest, 'path' | 'query' | 'body'>,
): HttpRequest {
  return { body: {}, ...request, method: 'POST', token: apiKey, idempotencyKey: randomUUID() };
}

/** Asks until the service answers, each time the same; a refusal is an answer. */
export async function insist(
  service: Pick<World, 'apiUrl'>,
  request: HttpRequest,
): Promise<Answer> {
  for (;;) {
    const answer = await ask(service.apiUrl, request);
    const isBusy = answer.body['code'] === 'IDEMPOTENCY_IN_PROGRESS';
    if (answer.status > 0 && answer.status < 500 && !isBusy) return answer;
    await pause(retryMs);
  }
}

/** A file, asked for again when the connection ends before it came, or the service is too busy. */
export async function insistOnBytes(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; bytes: Buffer }> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(4 * patienceMs) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 503 || tries === maxTries) return { status: answer.status, bytes };
    } catch (error) {
      if (tries === maxTries) throw error;
    }
    await pause(retryMs);
  }
}

/** Sends one file, again from the start when the service dies over it. */
export async function uploadFile(service: Service): Promise<Upload> {
  const bytes = await preparedPdf();
  for (let tries = 0; ; tries += 1) {
    try {
      const { body: made } = await insist(service, {
        method: 'POST',
        path: '/uploads/generate-url',
        body: {},
        token: service.apiKey,
      });
      const response = await fetch(String(made['upload_url']), {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: bytes,
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`The upload was answered ${response.status}.`);
      const { storageId } = (await response.json()) as { storageId: string };
      return { storage_id: storageId, file_size: bytes.byteLength, file_type: 'application/pdf' };
    } catch (error) {
      if (tries === maxUploads) throw error;
      await pause(uploadRetryMs);
    }
  }
}
