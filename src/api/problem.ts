import type { RefusalExtras, WrongPlace } from '../domain/refusals.ts';
import { kindOf, problemKinds, type ProblemCode } from './problems.ts';

/** A failure that the HTTP edge itself found. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly extras: RefusalExtras;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    detail: string,
    extras: RefusalExtras = {},
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }
}

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ProblemCode;
  request_id: string;
  reason?: string;
  pages?: number;
  found?: number;
  remaining?: number;
  errors?: WrongPlace[];
}

export function problemBody(
  code: ProblemCode,
  detail: string,
  extras: RefusalExtras,
  where: { publicUrl: string; path: string; requestId: string },
): ProblemBody {
  const { status, title } = problemKinds[code];
  return {
    type: `${where.publicUrl}/problems/${kindOf(code)}`,
    title,
    status,
    detail,
    instance: where.path,
    code,
    request_id: where.requestId,
    ...(extras.reason !== undefined && { reason: extras.reason }),
    ...(extras.pages !== undefined && { pages: extras.pages }),
    ...(extras.found !== undefined && { found: extras.found }),
    ...(extras.remaining !== undefined && { remaining: extras.remaining }),
    ...(extras.errors && { errors: extras.errors }),
  };
}
