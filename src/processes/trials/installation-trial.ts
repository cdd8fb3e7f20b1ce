import { readClaim } from '../../outside/claim-queues.ts';
import { connectTemporal } from '../../outside/temporal-client.ts';
import { readInstallation } from '../../persistence/stores/installation.ts';
import { queuesOf } from '../../workflows/contracts.ts';
import { sharedQueues } from '../own-queues.ts';
import { temporalTarget } from '../temporal-target.ts';
import type { Trial } from './trial.ts';

const limitMs = 10_000;

/**
 * Nobody else works on this installation's queues. A database or a Temporal that cannot be asked is
 * said by its own trial.
 */
export const installationTrial: Trial = {
  name: 'installation',
  variable: 'TEMPORAL_NAMESPACE',
  async look(subject) {
    const { config } = subject;
    const installation = await subject
      .database()
      .then(readInstallation)
      .catch(() => undefined);
    if (!installation) return undefined;
    const { id, queueSuffix } = installation;
    if (queueSuffix === null) return `${id}, which has no queues before its first start`;
    const temporal = connectTemporal(temporalTarget(config), { once: true });
    try {
      const owner = await temporal.connection
        .withDeadline(Date.now() + limitMs, () => readClaim(temporal.client))
        .catch(() => undefined);
      const isShared = owner !== undefined && owner.installation !== id;
      if (isShared && queueSuffix === '') throw sharedQueues(config, owner);
      const beside = isShared ? ` beside ${owner.installation} (${owner.publicUrl})` : '';
      return `${id}, queues ${Object.values(queuesOf(queueSuffix)).join(', ')}${beside}`;
    } finally {
      await temporal.close();
    }
  },
};
