import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { Target } from './resolve-target.ts';

/** Beside what Node's types know, requests carry the addresses that were checked. */
type Checked = http.AgentOptions & { checked?: string };

interface Innards {
  totalSocketCount: number;
  getName(options: Checked): string;
  keepSocketAlive(socket: Socket): boolean;
}

export interface CheckedAgents {
  /** Options for a request to the target, over a connection that waits for it where there is one. */
  to(target: Target): { agent: http.Agent; checked: string };
}

/**
 * Keeps connections for the next request to the same name, port and addresses: a name whose
 * addresses have changed since gets a new connection, and one that was checked never serves another.
 * @param limits `idleMs` is how long a connection waits; an endpoint that announces less
 *   (`Keep-Alive: timeout`) gets less. Above `maxConnections` none is kept.
 */
export function checkedAgents(limits: { idleMs: number; maxConnections: number }): CheckedAgents {
  const options = { keepAlive: true, timeout: limits.idleMs };
  const plain = restricted(new http.Agent(options), limits.maxConnections);
  const secure = restricted(new https.Agent(options), limits.maxConnections);
  return {
    to: ({ url, addresses }) => ({
      agent: url.protocol === 'https:' ? secure : plain,
      checked: [...addresses].sort().join(),
    }),
  };
}

function restricted(agent: http.Agent, maxConnections: number): http.Agent {
  // Node documents all three, and its types lack them.
  const innards = agent as unknown as Innards;
  const getName = innards.getName.bind(agent);
  const keepSocketAlive = innards.keepSocketAlive.bind(agent);
  // Connections are found by their name; one without the addresses would belong to all.
  innards.getName = (options) => `${getName(options)}|${options.checked ?? ''}`;
  innards.keepSocketAlive = (socket) =>
    keepSocketAlive(socket) && innards.totalSocketCount <= maxConnections;
  return agent;
}
