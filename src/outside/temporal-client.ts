import { Client, Connection } from '@temporalio/client';

export interface TemporalConnection {
  client: Client;
  connection: Connection;
  close(): Promise<void>;
}

/**
 * A client that connects when it is first used and again whenever the server is back, so that
 * nothing has to wait for Temporal to start.
 * @param options.address host:port
 */
export function connectTemporal(options: {
  address: string;
  namespace: string;
}): TemporalConnection {
  const connection = Connection.lazy({
    address: options.address,
    channelArgs: {
      // gRPC would let its pauses grow to two minutes, and mail would wait as long after an outage.
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 2_000,
    },
  });
  const client = new Client({ connection, namespace: options.namespace });
  return { client, connection, close: () => connection.close() };
}
