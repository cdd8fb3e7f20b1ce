import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { claimQueues, readClaim, type Claim } from '../outside/claim-queues.ts';
import type { FindQueues } from '../outside/workflow-dispatcher.ts';
import type { Database } from '../persistence/orm.ts';
import { decideQueueSuffix, readInstallation } from '../persistence/stores/service/installation.ts';
import { queuesOf, type Queues } from '../workflows/contracts.ts';
import { ConfigError, type Config } from './config/config.ts';

export interface OwnQueuesDeps {
  database: Database;
  client: Client;
  config: Pick<Config, 'publicUrl' | 'temporalNamespace'>;
  logger: Pick<Logger, 'error' | 'warn' | 'info'>;
}

/** Asks until it is known, then remembers. */
export function makeFindQueues(deps: OwnQueuesDeps): FindQueues {
  let known: Promise<Queues> | undefined;
  return () => {
    known ??= findQueues(deps).catch((error: unknown) => {
      known = undefined;
      // The API serves without queues, and dispatches nothing.
      if (error instanceof ConfigError) deps.logger.error(error.message);
      throw error;
    });
    return known;
  };
}

/**
 * The queues of this installation: the plain ones, unless another had claimed them in this namespace
 * when this one was new. Workers of two installations on one queue would take each other's tasks.
 * @throws {ConfigError} where another has the plain ones that this one is used to
 */
async function findQueues(deps: OwnQueuesDeps): Promise<Queues> {
  const { database, client, config, logger } = deps;
  const { id, queueSuffix } = await readInstallation(database);
  // One with names of its own must not take those that another may come back to.
  const owner = queueSuffix
    ? await readClaim(client)
    : await claimQueues(client, { installation: id, publicUrl: config.publicUrl });
  const isOurs = owner?.installation === id;
  if (queueSuffix === '' && owner && !isOurs) throw sharedQueues(config, owner);
  const suffix = queueSuffix ?? (await decideQueueSuffix(database, isOurs ? '' : ownSuffix(id)));
  const queues = queuesOf(suffix);
  const found = { installation: id, ...queues };
  if (owner && !isOurs) {
    logger.warn({ ...found, owner }, 'Another installation works in this namespace of Temporal');
  } else {
    logger.info(found, 'The queues of this installation');
  }
  return queues;
}

/** Eight hexadecimal digits: an operator types it. */
function ownSuffix(id: string): string {
  return `-${id.slice(0, 8)}`;
}

/** Refuses to work on queues that are another's. */
export function sharedQueues(
  { temporalNamespace }: OwnQueuesDeps['config'],
  owner: Claim,
): ConfigError {
  return new ConfigError(
    'TEMPORAL_NAMESPACE',
    `${temporalNamespace} is that of another installation (${owner.installation}, ` +
      `${owner.publicUrl}), and the two would take each other’s tasks: give this one a namespace ` +
      'of its own, where its documents go on. If the other is gone for good, terminate its ' +
      'workflow `installation`',
  );
}
