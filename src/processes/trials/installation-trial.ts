import { readClaim } from '../../outside/claim-queues.ts';
import { readInstallation } from '../../persistence/stores/service/installation.ts';
import { queuesOf } from '../../workflows/contracts.ts';
import { sharedQueues } from '../own-queues.ts';
import { askTemporal } from './ask-temporal.ts';
import type { Trial } from './trial.ts';

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
    const owner = await askTemporal(config, ({ client }) => readClaim(client)).catch(
      () => undefined,
    );
    const isShared = owner !== undefined && owner.installation !== id;
    if (isShared && queueSuffix === '') throw sharedQueues(config, owner);
    const beside = isShared ? ` beside ${owner.installation} (${owner.publicUrl})` : '';
    return `${id}, queues ${Object.values(queuesOf(queueSuffix)).join(', ')}${beside}`;
  },
};
