import type { Migration } from '../../migration.ts';

/** Fields that are placed, roles of templates, what a sender remembers with a document. */
export const requests: Migration = {
  name: '0002-Requests',
  statements: [
    `alter table files add column pages jsonb`,
    `alter table documents
       add column template_version int,
       add column fields_revision int not null default 0,
       add column external_id text,
       add column metadata jsonb,
       add column redirect_url text,
       add column own_reminder_days int[],
       add column own_alert_days int`,
    `alter table recipients add column key text`,
    `alter table templates
       add column recipients jsonb not null default '[]',
       add column message text,
       add column deadline_days int,
       add column redirect_url text,
       add column version int not null default 1`,
  ],
  online: [
    {
      index: 'recipients_key',
      unique: true,
      on: `recipients (document_id, key) where key is not null`,
    },
    {
      index: 'documents_external_id',
      on: `documents (organization_id, external_id, created_at desc, id desc)
        where external_id is not null`,
    },
    {
      index: 'documents_template',
      on: `documents (organization_id, created_from_template_id, created_at desc, id desc)
        where created_from_template_id is not null`,
    },
  ],
};
