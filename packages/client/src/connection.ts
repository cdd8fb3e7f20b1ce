import type { Client } from './generated/client/index.ts';

/** By which a service is reached. */
export interface Connection {
  /** Calls operations, and tries again. */
  client: Client;
  /** Sends a request once; for addresses that are no operations of the API. */
  send: (request: Request) => Promise<Response>;
}
