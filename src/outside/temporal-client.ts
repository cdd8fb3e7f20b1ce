import {
  Client,
  Connection,
  defaultGrpcRetryOptions,
  makeGrpcRetryInterceptor,
  type ClientInterceptors,
  type ConnectionOptions,
  type TLSConfig,
} from '@temporalio/client';

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

/** How long a call may take, with all its tries: a server that hangs is away. */
export const temporalCallMs = 10_000;

/**
 * A client that connects when it is first used and again whenever the server is back, so that
 * nothing has to wait for Temporal to start. A call without a deadline of its own ends in time.
 * @param options.once each call is tried once, so that its failure says why: the last of many tries
 *   only says that time is up
 * @param options.interceptors of the client's calls
 * @param options.callMs instead of `temporalCallMs`
 */
export function connectTemporal(
  target: TemporalTarget,
  options: { once?: boolean; interceptors?: ClientInterceptors; callMs?: number } = {},
): TemporalConnection {
  const connection = Connection.lazy({
    ...connectionOptions(target),
    interceptors: options.once ? [] : [retriesWithin(options.callMs ?? temporalCallMs)],
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

/** As the SDK does it, which by itself would wait for an answer without end. */
function retriesWithin(limitMs: number): NonNullable<ConnectionOptions['interceptors']>[number] {
  const retry = makeGrpcRetryInterceptor(defaultGrpcRetryOptions());
  return (call, next) => retry({ ...call, deadline: call.deadline ?? Date.now() + limitMs }, next);
}
