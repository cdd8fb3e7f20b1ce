import { errorOfProblem, isProblem, NoAnswerError } from './errors.ts';
import { CountersignError } from './countersign-error.ts';
import { makeDocuments, type Documents } from './documents.ts';
import {
  createClient as createGenerated,
  type Client,
  type Config,
} from './generated/client/index.ts';
import { makeLists, type Lists } from './lists.ts';
import { makeRetryingFetch, type RetryTimes } from './retrying-fetch.ts';

export interface ClientOptions extends Omit<Config, 'auth' | 'baseUrl' | 'fetch'>, RetryTimes {
  /** As `runtime.json` and the reference name it: `https://sign.example.com/api/v1`. */
  api_url: string;
  /** An API key, or the token of a signing link, which is the last part of `signing_url`. */
  api_key: string;
  /** In place of the environment's. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What every generated call takes as its `client`, and the calls that take several of them. */
export type Countersign = Client & Lists & { documents: Documents };

/** A client of one service for one caller; what fails is a `CountersignError`. */
export function createClient(options: ClientOptions): Countersign {
  const { api_url, api_key, retryForMs, attemptMs, fetch, ...config } = options;
  // The operations' own paths begin with /api/v1, but for uploads and downloads.
  const baseUrl = api_url.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const patient = makeRetryingFetch({
    send,
    ...(retryForMs !== undefined && { retryForMs }),
    ...(attemptMs !== undefined && { attemptMs }),
  });
  const client = createGenerated({
    ...config,
    baseUrl,
    auth: api_key,
    fetch: (input, init) => patient(new Request(input, init)),
  });
  client.interceptors.error.use(toError);
  const lists = makeLists(client);
  const documents = Object.assign(makeDocuments({ client, send }), lists.documents);
  return Object.assign(client, lists, { documents });
}

function toError(error: unknown, _response: unknown, request: Request | undefined): unknown {
  if (error instanceof CountersignError || request?.signal.aborted) return error;
  if (isProblem(error)) return errorOfProblem(error);
  // The body of an answer that is not JSON broke off.
  return new NoAnswerError('The connection was lost.', error);
}
