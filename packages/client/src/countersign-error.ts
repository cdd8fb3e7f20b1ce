import type { Problem } from './generated/types.gen.ts';

/** What a failure says, whether or not the service said it. */
export type Failure = Pick<Problem, 'code' | 'detail'> & Partial<Problem>;

/**
 * Whatever goes wrong in a call: a problem (RFC 9457) that the service answered with, each code by a class of its
 * own, or what kept its answer away.
 */
export class CountersignError extends Error {
  override name = 'CountersignError';
  readonly type: string;
  readonly title: string;
  /** Of HTTP; 0 where nothing was answered. */
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** `DOCUMENT_NOT_FOUND` and so on; each operation lists its own. */
  readonly code: string;
  /** What the operator finds the request by; empty where the service said nothing. */
  readonly request_id: string;
  readonly reason?: string;
  /** Of an anchor: how many pages were searched, and how often its text was found. */
  readonly pages?: number;
  readonly found?: number;
  /** Tries that are left. */
  readonly remaining?: number;
  /** The places that are wrong. */
  readonly errors?: { pointer: string; message: string }[];

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.code}: ${failure.detail}`, options);
    this.type = failure.type ?? 'about:blank';
    this.title = failure.title ?? '';
    this.status = failure.status ?? 0;
    this.detail = failure.detail;
    this.instance = failure.instance ?? '';
    this.code = failure.code;
    this.request_id = failure.request_id ?? '';
    if (failure.reason !== undefined) this.reason = failure.reason;
    if (failure.pages !== undefined) this.pages = failure.pages;
    if (failure.found !== undefined) this.found = failure.found;
    if (failure.remaining !== undefined) this.remaining = failure.remaining;
    if (failure.errors !== undefined) this.errors = failure.errors;
  }
}
