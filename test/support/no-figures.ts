import type { Figures } from '../../src/domain/diagnosis/findings.ts';
import type { MetricsSource } from '../../src/outside/metrics.ts';

/** Of a service that is well; the log's gaps are counted apart. */
export const noFigures: Omit<Figures, 'logGaps'> = {
  pending: 0,
  syncLagS: 0,
  overdueDocuments: 0,
  overdueS: 0,
  exhaustedDeliveries: 0,
  unsealedCompletions: 0,
  lateRenewals: 0,
  stuckMails: 0,
  refusedAddresses: 0,
  waitingEvents: 0,
  unstampedLog: 0,
  openCircuits: { timestamps: 0, revocation_status: 0, mail: 0, webhooks: 0 },
};

/** What the metrics of such a service are made of. */
export const quietSource: MetricsSource = {
  figures: async () => noFigures,
  logGaps: async () => 0,
  onError: () => undefined,
  version: '0.0.0',
  pool: () => ({ open: 0, inUse: 0, waiting: 0, max: 10 }),
};
