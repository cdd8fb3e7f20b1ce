import type { ActResult, Session, Signing } from './session.ts';

/** An answer that was not a success (RFC 9457), or no answer at all: code `NO_ANSWER`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly errors: readonly { pointer: string; message: string }[];

  constructor(status: number, body: ProblemBody) {
    super(body.detail ?? '');
    this.status = status;
    this.code = body.code ?? 'NO_ANSWER';
    this.requestId = body.request_id;
    this.errors = body.errors ?? [];
  }
}

interface ProblemBody {
  code?: string;
  detail?: string;
  request_id?: string;
  errors?: { pointer: string; message: string }[];
}

export interface SigningClient {
  /** For pdf.js, which asks for parts of the document by itself. */
  documentRequest: { url: string; httpHeaders: Record<string, string> };
  session: () => Promise<Session>;
  view: () => Promise<Session>;
  consent: (version: string) => Promise<Session>;
  sign: (signing: Signing) => Promise<ActResult>;
  approve: () => Promise<ActResult>;
  decline: (reason: string) => Promise<Session>;
  optOut: (reason: string) => Promise<Session>;
  /** The document as it will be signed, and the sealed one once there is one. */
  fetchPdf: (which: 'document' | 'download') => Promise<Blob>;
}

/**
 * Speaks to the signing operations of this origin for one link.
 * Every method throws a {@link Problem} and nothing else.
 */
export function makeSigningClient(origin: string, token: string): SigningClient {
  const base = `${origin}/api/v1/signing`;
  const httpHeaders = { Authorization: `Bearer ${token}` };

  const request = async (operation: string, init: RequestInit = {}): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(`${base}/${operation}`, {
        ...init,
        headers: { ...httpHeaders, ...(init.body ? { 'Content-Type': 'application/json' } : {}) },
        cache: 'no-store',
        credentials: 'omit',
      });
    } catch {
      throw new Problem(0, {});
    }
    if (!response.ok) throw new Problem(response.status, await problemBody(response));
    return response;
  };
  const json = async <T>(operation: string, init?: RequestInit): Promise<T> => {
    const response = await request(operation, init);
    return unlessCutOff(async () => (await response.json()) as T);
  };
  const post = <T>(operation: string, body: object) =>
    json<T>(operation, { method: 'POST', body: JSON.stringify(body) });

  return {
    documentRequest: { url: `${base}/document`, httpHeaders },
    session: () => json('session'),
    view: () => post('view', {}),
    consent: (version) => post('consent', { accepted: true, version }),
    sign: (signing) => post('sign', signing),
    approve: () => post('approve', {}),
    decline: (reason) => post('decline', reasonBody(reason)),
    optOut: (reason) => post('opt-out', reasonBody(reason)),
    fetchPdf: async (which) => {
      const response = await request(which);
      return unlessCutOff(() => response.blob());
    },
  };
}

const reasonBody = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** A connection can break, and a proxy can answer with a page, in the middle of a 200. */
async function unlessCutOff<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new Problem(0, {});
  }
}

async function problemBody(response: Response): Promise<ProblemBody> {
  try {
    return ((await response.json()) as ProblemBody | null) ?? {};
  } catch {
    return {};
  }
}
