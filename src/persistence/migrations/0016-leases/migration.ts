import type { Migration } from '../../migration.ts';

/** Who does what one process at a time does, and until when unless it says more. */
export const leases: Migration = {
  name: '0016-Leases',
  statements: [
    `create table leases (
       name text primary key,
       holder uuid not null,
       until timestamptz(3) not null
     )`,
  ],
};
