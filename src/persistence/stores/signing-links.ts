import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentId, RecipientId } from '../../domain/ids.ts';
import type { Sender } from '../../domain/mail/mail.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../domain/settings/settings.ts';
import { DocumentEntity, type Document, type Recipient } from '../entities/documents.ts';
import { tables, type Database } from '../orm.ts';
import { readRecipients } from './documents.ts';
import { asSender } from './senders.ts';

/** What a signing link has to be compared with; undefined when the recipient is gone. */
export async function findLinked(
  database: Database,
  recipientId: RecipientId,
): Promise<{ documentId: DocumentId; linkVersion: number } | undefined> {
  return tables(database.fork())
    .selectFrom('recipients')
    .select(['document_id as documentId', 'link_version as linkVersion'])
    .where('id', '=', recipientId)
    .executeTakeFirst();
}

/** What a signing session takes from the workspace: its settings, and the owner as sender. */
export interface Host {
  settings: Settings;
  sender: Sender;
}

/** Of a document whose lock the transaction holds. */
export async function readHost(em: EntityManager, documentId: DocumentId): Promise<Host> {
  return hostOf(await withHost(em, documentId).executeTakeFirstOrThrow());
}

/** A document as its signing session shows it; undefined when it is gone. */
export async function findSession(
  database: Database,
  documentId: DocumentId,
): Promise<(Host & { document: Document; recipients: Recipient[] }) | undefined> {
  const em = database.fork();
  const row = await withHost(em, documentId).selectAll('documents').executeTakeFirst();
  if (!row) return undefined;
  const { hostSettings, hostName, ownerName, ownerEmail, ...document } = row;
  return {
    document: em.map(DocumentEntity, document),
    recipients: await readRecipients(em, documentId),
    ...hostOf({ hostSettings, hostName, ownerName, ownerEmail }),
  };
}

function withHost(em: EntityManager, documentId: DocumentId) {
  return tables(em)
    .selectFrom('documents')
    .innerJoin('organizations', 'organizations.id', 'documents.organization_id')
    .innerJoin('members', 'members.id', 'documents.owner_member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['organizations.settings as hostSettings', 'organizations.name as hostName'])
    .select(['users.name as ownerName', 'users.email as ownerEmail'])
    .where('documents.id', '=', documentId);
}

interface HostRow {
  hostSettings: SettingsPatch;
  hostName: string;
  ownerName: string | null;
  ownerEmail: string;
}

function hostOf({ hostSettings, hostName, ownerName, ownerEmail }: HostRow): Host {
  return {
    settings: effectiveSettings(hostSettings),
    sender: asSender({ name: ownerName, email: ownerEmail, organization: hostName }),
  };
}
