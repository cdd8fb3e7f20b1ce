import type { Migration } from '../../migration.ts';

/**
 * What a browser had proved when it made a passkey is read by nobody: it signs once all is proved. The
 * release before still writes it.
 */
export const passkeysAlone: Migration = {
  name: '0018-PasskeysAlone',
  statements: [`alter table passkeys alter column steps drop not null`],
};
