import type { Migration } from '../../migration.ts';

/**
 * Whose queues of Temporal are whose is decided once for each database. One that was in use before
 * anything was decided goes on with those it has.
 */
export const installation: Migration = {
  name: '0013-Installation',
  statements: [
    `create table installation (
       only_row boolean primary key default true check (only_row),
       id uuid not null,
       queue_suffix text
     )`,
    `insert into installation (id, queue_suffix) values
       (gen_random_uuid(), case when exists (select from organizations) then '' end)`,
  ],
};
