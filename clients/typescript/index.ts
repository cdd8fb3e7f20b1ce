import { createClient as createGenerated, type Client, type Config } from './src/client/index.ts';
import type { Problem } from './src/types.gen.ts';

export * from './src/index.ts';
export type { Client } from './src/client/index.ts';

export interface ClientOptions extends Omit<Config, 'auth' | 'baseUrl'> {
  /** As `runtime.json` and the reference name it: `https://sign.example.com/api/v1`. */
  api_url: string;
  /** An API key, or the token of a signing link, which is the last part of `signing_url`. */
  api_key: string;
}

/** A client of one service for one caller; a refusal it answers or throws is a `CountersignError`. */
export function createClient({ api_url, api_key, ...config }: ClientOptions): Client {
  // The operations' own paths begin with /api/v1, but for uploads and downloads.
  const baseUrl = api_url.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  const client = createGenerated({ ...config, baseUrl, auth: api_key });
  client.interceptors.error.use((error) => (isProblem(error) ? new CountersignError(error) : error));
  return client;
}

/** A problem (RFC 9457) that the service has answered with. */
export class CountersignError extends Error implements Problem {
  override name = 'CountersignError';
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** `DOCUMENT_NOT_FOUND` and so on; each operation lists its own. */
  readonly code: string;
  /** What the operator finds the request by. */
  readonly request_id: string;
  readonly reason?: string;
  readonly errors?: { pointer: string; message: string }[];

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.detail = problem.detail;
    this.instance = problem.instance;
    this.code = problem.code;
    this.request_id = problem.request_id;
    if (problem.reason !== undefined) this.reason = problem.reason;
    if (problem.errors !== undefined) this.errors = problem.errors;
  }
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && 'request_id' in error;
}
