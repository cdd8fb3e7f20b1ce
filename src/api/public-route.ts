import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { IngestFile } from '@countersign/pdf/intake/ingest-result';
import type { LogKey } from '../evidence/keys/log-key.ts';
import type { CheckFile, FileTrust } from '../evidence/verify/check-file.ts';
import type { Pace } from '../domain/upload/pace.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { AwaitConversion } from './await-conversion.ts';
import type { AwaitSeal } from './await-seal.ts';
import type { ReadLog } from './log-reads.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import type { ProblemCode } from './problems.ts';
import type { SecurityContact } from './security-contact.ts';

/** What the handlers of public routes are made of. */
export interface PublicDeps {
  operations: OperationDeps;
  /** Checks files in children, a bounded number at a time. */
  ingest: IngestFile;
  /** Verifies strangers' files in children, by these roots and the log's own key. */
  checkFile: CheckFile;
  /** What a file has to bring in a time, a stranger’s and an upload; absent: the usual. */
  paces?: { verify?: Pace; upload?: Pace };
  fileTrust: Omit<FileTrust, 'logKeys'>;
  /** The public half is served beside the log. */
  logKey: Pick<LogKey, 'name' | 'publicKey' | 'retired'>;
  /** Absent: the operator names nobody. */
  security?: SecurityContact;
  /** Absent: requests are not counted. */
  rateLimits?: RateLimits;
  awaitSeal: AwaitSeal;
  awaitConversion: AwaitConversion;
  readLog: ReadLog;
}

/** A request as a handler gets it. Nobody is authenticated; a token in the path is the handler's. */
export interface PublicCall {
  /** By the names of `parameters`, as text. */
  parameters: Readonly<Record<string, string>>;
  request: Request;
  response: Response;
}

/** Raw bytes, which the handler reads; a refused sender is listened to for a moment longer. */
interface BytesBody {
  media: readonly string[];
}

/** JSON, read once the limit by address has let the request in. */
interface JsonBody<Schema extends z.ZodType = z.ZodType> {
  json: Schema;
  limitBytes: number;
  /** The detail of 400 VALIDATION_ERROR. */
  invalid: string;
  example: unknown;
}

interface PublicDescription {
  method: 'GET' | 'POST';
  /** Whole, with `{name}` for each part that changes; `{+name}` takes slashes too (RFC 6570). */
  path: `/${string}`;
  operationId: string;
  tag: string;
  summary: string;
  /** Markdown, for the reference. */
  description: string;
  access: 'public';
  /** Requests that one network may make in a minute, counted in this process. */
  perMinute?: number;
  /** Of the path. */
  parameters: Readonly<Record<string, { description: string; example: string }>>;
  /**
   * Refusals beside those that follow from the rest of the description. Of what takes neither
   * parameter nor body only headers can be refused.
   */
  refusals: readonly ProblemCode[];
  /** Of every answer at this path, refusals too. */
  headers?: Readonly<Record<string, string>>;
  /** In the spec; else an addition of ours. */
  specified?: boolean;
}

/** Answers with JSON of a schema. */
export interface PublicJsonRoute<
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> extends PublicDescription {
  body?: BytesBody | JsonBody<Body>;
  status: 200 | 201;
  answer: Answer;
  example: z.input<Answer>;
  /** Called once for an application, so that limits and slots are the application's own. */
  open(deps: PublicDeps): (call: PublicCall, body: z.output<Body>) => Promise<z.input<Answer>>;
}

/** Writes its answer itself: text, a page, a picture or a file. */
export interface PublicFileRoute extends PublicDescription {
  method: 'GET';
  /** The media type of the answer; a PDF comes with ranges and a validator. */
  media: string;
  /** As `open` of a route with JSON. */
  open(deps: PublicDeps): (call: PublicCall) => Promise<void>;
}

export type PublicRoute = PublicJsonRoute | PublicFileRoute;

/** Describes an operation without a credential that answers with JSON. */
export function publicJsonRoute<Answer extends z.ZodType, Body extends z.ZodType>(
  route: PublicJsonRoute<Answer, Body>,
): PublicRoute {
  return route;
}

/** Describes an address that gives anybody a file, a page or a text. */
export function publicFileRoute(route: PublicFileRoute): PublicRoute {
  return route;
}
