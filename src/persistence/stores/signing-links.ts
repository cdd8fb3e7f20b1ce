import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sender } from '../../domain/mail/mail.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../domain/settings/settings.ts';
import { DocumentEntity, type Document, type Recipient } from '../entities/documents.ts';
import type { Database } from '../orm.ts';
import { readRecipients } from './documents.ts';
import { asSender } from './senders.ts';

/** What a signing link has to be compared with. The id is a recipient's UUID. */
export async function findLinked(
  database: Database,
  recipientId: string,
): Promise<{ documentId: string; linkVersion: number } | undefined> {
  const [row] = await database.fork().execute<{ documentId: string; linkVersion: number }[]>(
    `select document_id as "documentId", link_version as "linkVersion"
       from recipients where id = ?`,
    [recipientId],
  );
  return row;
}

/** What a signing session takes from the workspace: its settings, and the owner as sender. */
export interface Host {
  settings: Settings;
  sender: Sender;
}

interface HostRow {
  workspace_settings: SettingsPatch;
  workspace_name: string;
  owner_name: string | null;
  owner_email: string;
}

const hostColumns = `o.settings as workspace_settings, o.name as workspace_name,
  u.name as owner_name, u.email as owner_email`;
const withHost = `documents d join organizations o on o.id = d.organization_id
  join members m on m.id = d.owner_member_id join users u on u.id = m.user_id`;

/** Of a document whose lock the transaction holds. The id is a UUID. */
export async function readHost(em: EntityManager, documentId: string): Promise<Host> {
  const [row] = await em.execute<HostRow[]>(
    `select ${hostColumns} from ${withHost} where d.id = ?`,
    [documentId],
  );
  if (!row) throw new Error('A document without an owner');
  return hostOf(row);
}

/** A document as its signing session shows it; undefined when it is gone. The id is a UUID. */
export async function findSession(
  database: Database,
  documentId: string,
): Promise<(Host & { document: Document; recipients: Recipient[] }) | undefined> {
  const em = database.fork();
  const [row] = await em.execute<(HostRow & Record<string, unknown>)[]>(
    `select d.*, ${hostColumns} from ${withHost} where d.id = ?`,
    [documentId],
  );
  if (!row) return undefined;
  const { workspace_settings, workspace_name, owner_name, owner_email, ...document } = row;
  return {
    document: em.map(DocumentEntity, document),
    recipients: await readRecipients(em, documentId),
    ...hostOf({ workspace_settings, workspace_name, owner_name, owner_email }),
  };
}

function hostOf(row: HostRow): Host {
  const { workspace_settings, workspace_name, owner_name, owner_email } = row;
  return {
    settings: effectiveSettings(workspace_settings),
    sender: asSender({ name: owner_name, email: owner_email, organization: workspace_name }),
  };
}
