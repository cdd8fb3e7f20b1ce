export interface AuthorityAnswer {
  status: number;
  /** Without parameters, in lower case. */
  contentType: string;
  body: Uint8Array;
  /** Its header of that name (RFC 9110, 10.2.3), as it came. */
  retryAfter?: string;
}

/** How an authority said that it gives no answer now. */
export type AuthorityRefusal = Pick<AuthorityAnswer, 'status' | 'retryAfter'>;

/** What is posted; absent: the address is read. */
export interface AuthorityQuestion {
  contentType: string;
  /** Value of the header by which the asker signs in. */
  authorization?: string | undefined;
  body: Uint8Array;
}

export type AskAuthority = (url: string, question?: AuthorityQuestion) => Promise<AuthorityAnswer>;

interface Limits {
  timeoutMs: number;
  maxBytes: number;
}

/** A revocation list of a large CA has some megabytes; everything else has kilobytes. */
export const usualLimits: Limits = { timeoutMs: 15_000, maxBytes: 16 * 1024 * 1024 };

/**
 * Asks authorities (RFC 3161, 3.4; RFC 6960, A) over HTTP. Their answers are signed, so that the
 * way needs no protection; redirects are not followed, since operators name the address itself.
 * Rejects when there is no whole answer in time.
 */
export function makeHttpAuthority({ timeoutMs, maxBytes } = usualLimits): AskAuthority {
  return async (url, question) => {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(question && {
        method: 'POST',
        headers: {
          'content-type': question.contentType,
          ...(question.authorization !== undefined && { authorization: question.authorization }),
        },
        body: Uint8Array.from(question.body),
      }),
    });
    const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      contentType: contentType.trim().toLowerCase(),
      body: await readWithin(response, maxBytes),
      ...(retryAfter !== null && { retryAfter }),
    };
  };
}

async function readWithin(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
