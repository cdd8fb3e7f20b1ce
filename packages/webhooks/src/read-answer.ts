import type { IncomingMessage } from 'node:http';

export interface Answer {
  statusCode: number;
  retryAfter: string | undefined;
  /** Its beginning, as far as it came. */
  body: Buffer;
}

/**
 * The head has said what became of the post: the body is for who reads the log, and what it lacks
 * at the limit, when the time is up or when the other side ends it is not waited for.
 */
export async function readAnswer(
  response: IncomingMessage,
  { maxBytes, bodyMs }: { maxBytes: number; bodyMs: number },
): Promise<Answer> {
  const chunks: Buffer[] = [];
  const late = setTimeout(() => response.destroy(), bodyMs);
  try {
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // Cut short, late, or no HTTP any more.
  } finally {
    clearTimeout(late);
  }
  return {
    statusCode: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    body: Buffer.concat(chunks).subarray(0, maxBytes),
  };
}
