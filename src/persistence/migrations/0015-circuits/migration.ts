import type { Migration } from '../../migration.ts';

/** How long services of others are left alone is known to every process. */
export const circuits: Migration = {
  name: '0015-Circuits',
  statements: [
    `create table open_circuits (
       kind text not null,
       name text not null,
       reason text not null,
       asked boolean not null,
       in_a_row integer not null,
       opened_at timestamptz(3) not null,
       until timestamptz(3) not null,
       probe_until timestamptz(3),
       primary key (kind, name)
     )`,
  ],
};
