import type { Migration } from '../../migration.ts';

/** A delivery that waited for the seal is to be dispatched from then on, not since it was made. */
export const releasedDeliveries: Migration = {
  name: '0017-ReleasedDeliveries',
  statements: [`alter table webhook_deliveries add column released_at timestamptz(3)`],
};
