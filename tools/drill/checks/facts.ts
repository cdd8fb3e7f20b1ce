import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type { EventType } from '../../../src/domain/audit/events.ts';
import type { RecipientRole } from '../../../src/domain/recipient/recipient.ts';
import {
  publicId,
  parsePublicId,
  type DocumentId,
  type MailId,
  type PublicId,
} from '../../../src/domain/ids.ts';
import { documentWorkflowId } from '../../../src/workflows/contracts.ts';
import type { Story } from '../harness/story.ts';

export interface RecipientFact {
  id: string;
  email: string;
  role: RecipientRole;
  order: number | null;
  turn: number;
  invited: boolean;
  viewed: boolean;
  consented: boolean;
  signed: boolean;
  approved: boolean;
  declined: boolean;
  reminders_sent: number;
  signatures: number;
}

export interface MailFact {
  id: MailId;
  audience: string;
  kind: string;
  occurrence: string;
  status: string;
  to_email: string;
}

export interface DocumentFact {
  id: DocumentId;
  status: string;
  rev: number;
  synced_rev: number;
  overdue: boolean;
  signed_count: number;
  webhook_sequence: number;
  sealed_key: string | null;
  sealed_sha256: string | null;
  sealed_size: number | null;
  pending_deliveries: number;
  void_reason: string | null;
}

export interface EventFact {
  type: EventType;
  webhook_sequence: number;
}

/** What the servers hold of one story's document. */
export interface Facts {
  /** Documents of this title: never more than one. */
  documents: DocumentFact[];
  recipients: RecipientFact[];
  mails: MailFact[];
  signatures: number;
  /** Of the deleted document: whether something that it left is still to be dispatched. */
  isPending: boolean;
  hasTombstone: boolean;
  /** Webhook events as they were committed; their skeletons outlive the document. */
  events: EventFact[];
  /** Events of it that name a person or say more than their type. */
  personalEvents: number;
  /** `none`: Temporal knows of no such workflow. */
  workflow: string;
}

export async function readFacts(pool: Pool, temporal: Client, story: Story): Promise<Facts> {
  const documents = await documentsOf(pool, story.title);
  const id = documents[0]?.id ?? uuidOf(story);
  const [recipients, mails, events] = await Promise.all([
    id === undefined ? [] : recipientsOf(pool, id),
    id === undefined ? [] : mailsOf(pool, id),
    id === undefined ? [] : eventsOf(pool, id),
  ]);
  const signatures = await count(pool, 'signatures', id);
  const tombstones = await count(pool, 'document_tombstones', id);
  const left = await count(pool, 'document_tombstones', id, 'rev > synced_rev');
  const pending = await count(pool, 'webhook_deliveries', id, `status = 'pending'`);
  const personal = `type <> 'document.deleted' and (actor_email is not null or details <> '{}')`;
  const personalEvents = await count(pool, 'events', id, personal);
  const workflow = id === undefined ? 'none' : await workflowOf(temporal, publicId('doc', id));
  return {
    documents,
    recipients,
    mails,
    events,
    signatures,
    personalEvents,
    workflow,
    isPending: left + pending > 0,
    hasTombstone: tombstones > 0,
  };
}

function uuidOf(story: Story): DocumentId | undefined {
  return story.documentId === undefined ? undefined : parsePublicId('doc', story.documentId);
}

async function documentsOf(pool: Pool, title: string): Promise<DocumentFact[]> {
  const { rows } = await pool.query<DocumentFact>(
    `select d.id, d.status, d.rev, d.synced_rev, d.signed_count, d.webhook_sequence, d.void_reason,
       d.status in ('sent', 'in_progress') and coalesce(d.deadline < now(), false) as overdue,
       f.blob_key as sealed_key, f.sha256 as sealed_sha256, f.size_bytes::int as sealed_size,
       (select count(*)::int from webhook_deliveries w
        where w.document_id = d.id and w.status = 'pending') as pending_deliveries
     from documents d left join files f on f.id = d.sealed_file_id
     where d.title = $1 order by d.created_at`,
    [title],
  );
  return rows;
}

async function recipientsOf(pool: Pool, id: string): Promise<RecipientFact[]> {
  const { rows } = await pool.query<RecipientFact>(
    `select r.id, r.email, r.role, r."order", r.turn, r.invited_at is not null as invited,
       r.viewed_at is not null as viewed, r.consent_at is not null as consented,
       r.signed_at is not null as signed, r.approved_at is not null as approved,
       r.declined_at is not null as declined, r.reminders_sent,
       (select count(*)::int from signatures s where s.recipient_id = r.id) as signatures
     from recipients r where r.document_id = $1`,
    [id],
  );
  return rows;
}

async function mailsOf(pool: Pool, id: string): Promise<MailFact[]> {
  const { rows } = await pool.query<MailFact>(
    `select id, audience, kind, occurrence, status, to_email from mails where document_id = $1`,
    [id],
  );
  return rows;
}

async function eventsOf(pool: Pool, id: string): Promise<EventFact[]> {
  const { rows } = await pool.query<EventFact>(
    `select type, webhook_sequence from events
     where document_id = $1 and webhook_sequence is not null order by webhook_sequence`,
    [id],
  );
  return rows;
}

async function count(
  pool: Pool,
  table: string,
  id: string | undefined,
  condition = 'true',
): Promise<number> {
  if (id === undefined) return 0;
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from ${table} where document_id = $1 and ${condition}`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function workflowOf(temporal: Client, documentId: PublicId<'doc'>): Promise<string> {
  try {
    const handle = temporal.workflow.getHandle(documentWorkflowId(documentId));
    return (await handle.describe()).status.name;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'none';
    throw error;
  }
}
