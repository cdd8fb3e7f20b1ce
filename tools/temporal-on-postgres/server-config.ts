import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { portIsFree } from '@countersign/embedded/processes/ports';

export interface ServerPorts {
  frontend: number;
  metrics: number;
  /** What its four services talk to each other through. */
  inside: number[];
}

/** The server notes its ports in a `smallint`, which those that systems hand out do not fit in. */
const portRange = [10_000, 32_767] as const;

/** Ports that are free and differ from each other. */
export async function serverPorts(): Promise<ServerPorts> {
  const found = new Set<number>();
  while (found.size < 9) {
    const port = randomInt(...portRange);
    if (await portIsFree(port)) found.add(port);
  }
  const [frontend = 0, metrics = 0, ...inside] = found;
  return { frontend, metrics, inside };
}

/** What Docker Compose's server is given. */
const dynamicConfig = join(import.meta.dirname, '../temporal/dynamic-config.yaml');

export const databases = { persistence: 'temporal', visibility: 'temporal_visibility' };

/**
 * The server's configuration file. The server reads YAML, of which JSON is a part.
 * @param postgres where the databases are, as the superuser `postgres`
 */
export function serverConfig(
  { frontend, metrics, inside }: ServerPorts,
  postgres: { port: number; password: string },
): string {
  const store = (databaseName: string, connections: number) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: `127.0.0.1:${postgres.port}`,
      connectProtocol: 'tcp',
      user: 'postgres',
      password: postgres.password,
      maxConns: connections,
      maxIdleConns: connections,
      maxConnLifetime: '1h',
    },
  });
  const rpc = (grpcPort: number | undefined, membershipPort: number | undefined) => ({
    rpc: { grpcPort, membershipPort, bindOnLocalHost: true },
  });
  return JSON.stringify({
    log: { stdout: true, level: 'error' },
    persistence: {
      defaultStore: 'default',
      visibilityStore: 'visibility',
      // Fixed for the life of the databases; each is a lock, and here are few cores.
      numHistoryShards: 4,
      datastores: {
        default: store(databases.persistence, 20),
        visibility: store(databases.visibility, 10),
      },
    },
    global: {
      membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' },
      metrics: { prometheus: { framework: 'tally', listenAddress: `127.0.0.1:${metrics}` } },
    },
    services: {
      frontend: rpc(frontend, inside[0]),
      history: rpc(inside[1], inside[2]),
      matching: rpc(inside[3], inside[4]),
      worker: rpc(inside[5], inside[6]),
    },
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: {
          enabled: true,
          initialFailoverVersion: 1,
          rpcName: 'frontend',
          rpcAddress: `127.0.0.1:${frontend}`,
        },
      },
    },
    dynamicConfigClient: { filepath: dynamicConfig, pollInterval: '60s' },
    dcRedirectionPolicy: { policy: 'noop' },
  });
}
