import type { Migration } from '../../migration.ts';

/** Who gets a copy, and places that are passed on. */
export const passing: Migration = {
  name: '0005-Passing',
  statements: [
    `alter table recipients
       add column allow_delegate boolean,
       add column reassigned_at timestamptz(3),
       add column reassigned_to uuid,
       add column reassigned_by text,
       add column reassign_reason text,
       add column reassigned_from uuid`,
    `alter table recipients add constraint recipients_reassigned_by_check
       check (reassigned_by in ('sender', 'recipient')) not valid`,
    /* A role more: every row of before passes the wider check. */
    `alter table recipients drop constraint recipients_role_check`,
    `alter table recipients add constraint recipients_role_check
       check (role in ('signer', 'approver', 'viewer', 'cc')) not valid`,
  ],
  online: [
    { validate: 'recipients_reassigned_by_check', of: 'recipients' },
    { validate: 'recipients_role_check', of: 'recipients' },
    /* Who passed a place on may be given another; of those who hold one, nobody has two. */
    {
      index: 'recipients_once_held',
      unique: true,
      on: `recipients (document_id, lower(email collate "C"), role) where reassigned_at is null`,
    },
    {
      statements: [
        `drop index recipients_once`,
        `alter index recipients_once_held rename to recipients_once`,
      ],
    },
  ],
};
