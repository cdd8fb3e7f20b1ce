import type { Answer, HttpRequest, Outcome } from './story.ts';

const patienceMs = 15_000;

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
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
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
