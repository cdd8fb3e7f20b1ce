import { CountersignError } from './countersign-error.ts';
import { problemClasses } from './generated/problems.gen.ts';
import type { DocumentWithRecipients, Problem } from './generated/types.gen.ts';

/** The service was not reached, or the connection was lost before its answer was there; see `cause`. */
export class NoAnswerError extends CountersignError {
  override name = 'NoAnswerError';
  declare readonly code: 'NO_ANSWER';

  constructor(detail: string, cause?: unknown) {
    super({ code: 'NO_ANSWER', detail }, { cause });
  }
}

const limitOfProxy =
  'It takes no body of this size: set its limit to 50 MB (nginx: client_max_body_size 50m).';

/** Something that is not the service answered, such as a proxy with a page of its own. */
export class UnexpectedAnswerError extends CountersignError {
  override name = 'UnexpectedAnswerError';
  declare readonly code: 'UNEXPECTED_ANSWER';
  readonly content_type: string;
  /** How the answer begins. */
  readonly beginning: string;

  constructor(answer: Response, body: string) {
    const type = answer.headers.get('Content-Type') ?? 'no type';
    const foreign = `${answer.status} with ${type}, which Countersign does not answer with; is there a proxy between?`;
    const detail = answer.status === 413 ? `${foreign} ${limitOfProxy}` : foreign;
    super({ code: 'UNEXPECTED_ANSWER', status: answer.status, detail });
    this.content_type = type;
    this.beginning = body.slice(0, 500);
  }
}

/** What was waited for did not come in time. */
export class TimedOut extends CountersignError {
  override name = 'TimedOut';
  declare readonly code: 'TIMED_OUT';

  constructor(detail: string) {
    super({ code: 'TIMED_OUT', detail });
  }
}

/** A document that will not be sealed. */
export class NotSigned extends CountersignError {
  readonly document: DocumentWithRecipients;

  constructor(code: string, detail: string, document: DocumentWithRecipients) {
    super({ code, detail });
    this.document = document;
  }
}

/** Somebody declined. */
export class Declined extends NotSigned {
  override name = 'Declined';
  declare readonly code: 'DECLINED';

  constructor(document: DocumentWithRecipients) {
    const who = document.recipients?.find(({ status }) => status === 'declined');
    super('DECLINED', `${who?.name ?? 'A recipient'} declined.`, document);
  }
}

/** The deadline passed before everybody had acted. */
export class Expired extends NotSigned {
  override name = 'Expired';
  declare readonly code: 'EXPIRED';

  constructor(document: DocumentWithRecipients) {
    super('EXPIRED', `The deadline passed (${document.deadline ?? 'none'}).`, document);
  }
}

/** The sender withdrew it. */
export class Voided extends NotSigned {
  override name = 'Voided';
  declare readonly code: 'VOIDED';

  constructor(document: DocumentWithRecipients) {
    super('VOIDED', document.void_reason ?? 'The sender withdrew it.', document);
  }
}

/** The error of a problem, by the class of its code; a code that is newer than this client has none. */
export function errorOfProblem(problem: Problem): CountersignError {
  const known = problemClasses as Partial<Record<string, typeof CountersignError>>;
  return new (known[problem.code] ?? CountersignError)(problem);
}

/** The error of an answer that is no success. */
export function errorOfAnswer(answer: Response, text: string): CountersignError {
  const body = parsed(text);
  return isProblem(body) ? errorOfProblem(body) : new UnexpectedAnswerError(answer, text);
}

/** JSON, or undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a body is a problem of the service. */
export function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail, status } = body as Partial<Problem>;
  return typeof code === 'string' && typeof detail === 'string' && typeof status === 'number';
}
