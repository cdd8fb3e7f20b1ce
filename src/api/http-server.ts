import { createServer, type Server, type ServerOptions } from 'node:http';

/** How long, and how many, connections may wait for what they have not sent. */
export interface ConnectionLimits {
  /** From the first byte, or from the connection when there is none, to the end of the headers. */
  headersTimeoutMs: number;
  /** To the end of the body, but for files at their pace (`outlastTimeout`): 4 MB at 0.28 Mbit/s. */
  requestTimeoutMs: number;
  /** How often both are looked at. */
  checkEveryMs: number;
  /** More are hung up on. */
  maxConnections: number;
}

const usual: ConnectionLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 120_000,
  checkEveryMs: 5_000,
  maxConnections: 10_000,
};

/** A server that waits for nobody without end, and reads at most 16 KB of headers. */
export function makeHttpServer(
  limits: Partial<ConnectionLimits> = {},
  options: Pick<ServerOptions, 'keepAliveTimeout'> = {},
): Server {
  const { headersTimeoutMs, requestTimeoutMs, checkEveryMs, maxConnections } = {
    ...usual,
    ...limits,
  };
  const server = createServer({
    ...options,
    maxHeaderSize: 16_384,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkEveryMs,
  });
  server.maxConnections = maxConnections;
  return server;
}
