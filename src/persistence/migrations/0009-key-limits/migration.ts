import type { Migration } from '../../migration.ts';

/** Requests a minute and an hour of a key; null: those of every key. */
export const keyLimits: Migration = {
  name: '0009-KeyLimits',
  statements: [`alter table api_keys add column minute_limit int, add column hour_limit int`],
};
