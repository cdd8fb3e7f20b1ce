import type { Migration } from '../../migration.ts';

/** Which fields each act was shown. */
export const shownFields: Migration = {
  name: '0007-ShownFields',
  statements: ['alter table signatures add column shown_field_ids text[]'],
};
