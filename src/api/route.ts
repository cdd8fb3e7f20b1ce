import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Guard } from '../domain/authentication/proof.ts';
import type { MemberPrincipal } from '../domain/access/principal.ts';
import type { Scope } from '../domain/access/scopes.ts';
import type { DocumentId, FileId } from '../domain/ids.ts';
import type { AdvanceView } from '../operations/test-workspaces/await-advance.ts';
import type { OperationDeps, Transaction } from '../operations/unit-of-work/context.ts';
import type { Origin } from '../operations/signing/open-session.ts';
import type { KnownLink } from '../operations/signing/open-link.ts';
import type { ProblemCode } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call it at all; what a member sees and changes is decided on the resource. */
export type RoleRule = 'anyone' | 'writers' | 'administrators';

type Fields = z.ZodObject;

/** What a handler gets: everything parsed, nothing optional that the schema requires. */
export interface Call<Query extends Fields, Body extends Fields> {
  deps: OperationDeps;
  principal: MemberPrincipal;
  query: z.output<Query>;
  body: z.output<Body>;
  now: Date;
  /** Waits a little for the sealed file. @throws SEAL_PENDING */
  awaitSeal: (documentId: DocumentId) => Promise<FileId>;
  /** Waits a little for a file that is being converted. @throws DOCUMENT_NOT_READY */
  awaitConversion: (fileId: FileId) => Promise<void>;
  /** Waits for the move of a test workspace's clock. */
  awaitAdvance: (move: { from: Date; to: Date }) => Promise<AdvanceView>;
  /**
   * Until when a list is complete, what was committed a moment ago included; waits for acts that are
   * under way. Undefined when one takes long. @throws UNAVAILABLE then for a poll by time
   */
  settledUntil: (isPoll: boolean) => Promise<Date | undefined>;
}

/** Of a recipient's browser: the link is the credential. */
export interface CallAtLink {
  deps: OperationDeps;
  link: KnownLink;
  origin: Origin;
  now: Date;
  /** As in `Call`. */
  awaitSeal: (documentId: DocumentId) => Promise<FileId>;
}

/** As `Call`, at a link. */
export interface SigningCall<Query extends Fields, Body extends Fields> extends CallAtLink {
  query: z.output<Query>;
  body: z.output<Body>;
}

export interface RouteDescription<
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Answer extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Below `/api/v1`. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  /** Markdown, for the reference. */
  description?: string;
  query: Query;
  body: Body;
  status: 200 | 201;
  answer: Answer;
  /** Refusals beside those that every operation of its kind can give. */
  refusals: readonly ProblemCode[];
  /** Run by a test against a fresh workspace and printed in the reference. */
  example: { query?: Record<string, unknown>; body?: unknown; answer: z.input<Answer> };
  /** Bytes a JSON body may have; 1 MB unless said. */
  bodyLimitBytes?: number;
  /** Values a JSON body may have; 5,000 unless said. */
  bodyMaxValues?: number;
  /** Not in the spec: an addition of ours. */
  ours?: boolean;
}

interface KeyRoute<
  Q extends Fields,
  B extends Fields,
  A extends z.ZodType,
> extends RouteDescription<Q, B, A> {
  access: { scope: Scope; roles: RoleRule; workspace?: 'test' };
}

/** Reads straight from the stores. */
export interface ReadRoute<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  A extends z.ZodType = z.ZodType,
> extends KeyRoute<Q, B, A> {
  read(call: Call<Q, B>): Promise<z.input<A>>;
}

/** Answers with bytes instead of JSON. */
export interface StreamRoute<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  A extends z.ZodType = z.ZodType,
> extends KeyRoute<Q, B, A> {
  /** The media type of the answer. */
  media: 'application/zip';
  stream(call: Call<Q, B>, request: Request, response: Response): Promise<void>;
}

/** Runs in one transaction with its events; a POST is idempotent by key in the same one. */
export type WriteRoute<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  A extends z.ZodType = z.ZodType,
> = WriteRouteDescription<Q, B, A> &
  (
    | { write: Write<Q, B, A> }
    /**
     * Does what takes long, such as reading files, outside of any lock; what it gives is then run in
     * the transaction. A repetition by `Idempotency-Key` is answered without it.
     */
    | { prepare(call: Call<Q, B>): Promise<Write<Q, B, A>> }
  );

/** `call.principal` is the caller as the transaction finds them. */
type Write<Q extends Fields, B extends Fields, A extends z.ZodType> = (
  tx: Transaction,
  call: Call<Q, B>,
) => Promise<z.input<A>>;

interface WriteRouteDescription<
  Q extends Fields,
  B extends Fields,
  A extends z.ZodType,
> extends KeyRoute<Q, B, A> {
  /** Scopes that what a body asks for needs beside `access.scope`. */
  alsoNeeds?(body: z.output<B>): readonly Scope[];
  /** Of an operation that can be tried without effect: how that is answered, with 200. */
  trial?: { isTrial(answer: z.input<A>): boolean; example: z.input<A> };
  /**
   * Of a POST that answers about one document: its id, from the query or the answer. The answer
   * kept under an Idempotency-Key is erased with that document.
   */
  documentOf?(call: Pick<Call<Q, B>, 'query'>, answer: z.input<A>): string;
  /**
   * Of an operation that is refused while a file is being converted: waits for it, outside of any
   * transaction, whereupon the operation is tried once more.
   */
  whenNotReady?(call: Call<Q, B>): Promise<void>;
  /**
   * Of an operation whose work goes on after its commit: waits for it, and answers with 202 where it
   * takes longer. Given what was kept of the commit, also when it is asked again.
   */
  finish?(call: Call<Q, B>, kept: unknown): Promise<{ status: 200 | 202; body: z.input<A> }>;
}

/** A signing-session operation: `Authorization: Bearer <signing token>`. */
interface LinkRoute<
  Q extends Fields,
  B extends Fields,
  A extends z.ZodType,
> extends RouteDescription<Q, B, A> {
  access: 'signing-link';
  /** What the recipient must have proved, if they are asked to prove anything; `view` unless said. */
  guard?: Guard;
}

export type SigningRoute<
  Q extends Fields = Fields,
  B extends Fields = Fields,
  A extends z.ZodType = z.ZodType,
> = LinkRoute<Q, B, A> &
  (
    | { read(call: SigningCall<Q, B>): Promise<z.input<A>> }
    /** Answers with bytes instead of JSON. */
    | { stream(call: SigningCall<Q, B>, request: Request, response: Response): Promise<void> }
    | { commit(tx: Transaction, call: SigningCall<Q, B>): Promise<z.input<A>> }
    /**
     * Refuses, outside of any lock and before the rules, what can be refused by looking at the body
     * alone; what it gives is then run in the transaction.
     */
    | { prepare(call: SigningCall<Q, B>): Promise<(tx: Transaction) => Promise<z.input<A>>> }
  );

export type Route = ReadRoute | StreamRoute | WriteRoute | SigningRoute;

export function readRoute<Q extends Fields, B extends Fields, A extends z.ZodType>(
  route: ReadRoute<Q, B, A>,
): Route {
  return route;
}

export function streamRoute<Q extends Fields, B extends Fields, A extends z.ZodType>(
  route: StreamRoute<Q, B, A>,
): Route {
  return route;
}

export function writeRoute<Q extends Fields, B extends Fields, A extends z.ZodType>(
  route: WriteRoute<Q, B, A>,
): Route {
  return route;
}

export function signingRoute<Q extends Fields, B extends Fields, A extends z.ZodType>(
  route: SigningRoute<Q, B, A>,
): Route {
  return route;
}
