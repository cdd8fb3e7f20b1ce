import { Client, Connection, type ClientInterceptors, type TLSConfig } from '@temporalio/client';

/** Where Temporal is, and what it is shown. */
export interface TemporalTarget {
  /** host:port */
  address: string;
  namespace: string;
  /** Absent: not encrypted. */
  tls?: TLSConfig;
  /** Absent: none is asked for. */
  apiKey?: string;
}

export interface TemporalConnection {
  client: Client;
  connection: Connection;
  close(): Promise<void>;
}

/** The same for the client's connection and the worker's, which differ in all else. */
export function connectionOptions({ address, tls, apiKey }: TemporalTarget) {
  return { address, tls: tls ?? false, ...(apiKey !== undefined && { apiKey }) };
}

/**
 * A client that connects when it is first used and again whenever the server is back, so that
 * nothing has to wait for Temporal to start.
 * @param options.once each call is tried once, so that its failure says why: the last of many tries
 *   only says that time is up
 * @param options.interceptors of the client's calls
 */
export function connectTemporal(
  target: TemporalTarget,
  options: { once?: boolean; interceptors?: ClientInterceptors } = {},
): TemporalConnection {
  const connection = Connection.lazy({
    ...connectionOptions(target),
    ...(options.once && { interceptors: [] }),
    channelArgs: {
      // gRPC would let its pauses grow to two minutes, and mail would wait as long after an outage.
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 2_000,
    },
  });
  const { namespace } = target;
  const { interceptors } = options;
  const client = new Client({ connection, namespace, ...(interceptors && { interceptors }) });
  return { client, connection, close: () => connection.close() };
}
