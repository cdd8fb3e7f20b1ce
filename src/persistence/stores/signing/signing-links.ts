import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Demand } from '../../../domain/authentication/demand.ts';
import { publicId, type DocumentId, type MemberId, type RecipientId } from '../../../domain/ids.ts';
import type { Sender } from '../../../domain/mail/mail.ts';
import type { Branding } from '../../../domain/settings/branding.ts';
import {
  effectiveSettings,
  type Settings,
  type SettingsPatch,
} from '../../../domain/settings/settings.ts';
import type { LinkIssuer } from '../../../domain/signing/issue-link.ts';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import { columnsOf } from '../../columns.ts';
import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../../entities/documents.ts';
import { tables, type Database } from '../../orm.ts';
import { readRecipients } from '../documents/documents.ts';
import { asSender } from '../documents/senders.ts';
import { testClockOf } from '../test-workspaces/test-clock.ts';

/** What a signing link has to be compared with. */
export interface LinkFacts {
  documentId: DocumentId;
  ownerMemberId: MemberId;
  linkVersion: number;
  authentication: Demand[];
  blockedAt: Date | null;
  /** Who handed it out; undefined when they are gone, and for a mailed link. */
  issuer: LinkIssuer | undefined;
  /** Of a test workspace. */
  testClock: TestClock | undefined;
}

/** Undefined when the recipient is gone. */
export async function findLinked(
  database: Database,
  recipientId: RecipientId,
  issuerId: MemberId | undefined,
): Promise<LinkFacts | undefined> {
  const row = await tables(database.fork())
    .selectFrom('recipients as r')
    .innerJoin('documents as d', 'd.id', 'r.document_id')
    .leftJoin('members as m', (join) => join.on('m.id', '=', sql`${issuerId ?? null}::uuid`))
    .select(['d.id as documentId', 'd.owner_member_id as ownerMemberId'])
    .select(['r.link_version as linkVersion', 'm.id as memberId', 'm.role', 'm.status'])
    .select(['r.authentication', 'r.blocked_at as blockedAt'])
    .select(sql<TestClock | null>`${testClockOf(sql`d.organization_id`)}`.as('testClock'))
    .where('r.id', '=', recipientId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { memberId, role, status, testClock, ...linked } = row;
  return {
    ...linked,
    issuer: memberId && role && status ? { memberId, role, status } : undefined,
    testClock: testClock ?? undefined,
  };
}

/**
 * Holds the member who handed a link out until the transaction ends, so that nobody removes,
 * suspends or demotes them while the link is acted through; before the document's lock.
 */
export async function holdIssuer(
  em: EntityManager,
  issuerId: MemberId,
): Promise<LinkIssuer | undefined> {
  return tables(em)
    .selectFrom('members')
    .select(['id as memberId', 'role', 'status'])
    .where('id', '=', issuerId)
    .forShare()
    .executeTakeFirst();
}

/** Whether the log has it that this member was handed this recipient's link since then. */
export async function isLinkIssued(
  em: EntityManager,
  { issuerId, recipientId, since }: { issuerId: MemberId; recipientId: RecipientId; since: Date },
): Promise<boolean> {
  const row = await tables(em)
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'recipient.link_issued')
    .where('resource_id', '=', recipientId)
    .where('at', '>=', since)
    .where(sql`details->>'member_id'`, '=', publicId('mem', issuerId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a signing session takes from the workspace: its settings, and the owner as sender. */
export interface Host {
  settings: Settings;
  sender: Sender;
  branding: Branding;
}

/** The recipients in their order, with the host; undefined when there are none. */
export async function readParties(
  em: EntityManager,
  documentId: DocumentId,
): Promise<{ recipients: Recipient[]; host: Host } | undefined> {
  const rows = await withHost(em, documentId)
    .innerJoin('recipients', 'recipients.document_id', 'documents.id')
    .select(columnsOf(em, 'recipients'))
    .orderBy('recipients.created_at')
    .orderBy('recipients.id')
    .execute();
  const parted = rows.map(partHost);
  const recipients = parted.map(({ rest }) => em.map(RecipientEntity, rest));
  return parted[0] && { recipients, host: parted[0].host };
}

/** A document as its signing session shows it; undefined when it is gone. */
export async function findSession(
  database: Database,
  documentId: DocumentId,
): Promise<(Host & { document: Document; recipients: Recipient[] }) | undefined> {
  const em = database.fork();
  const row = await withHost(em, documentId).select(columnsOf(em, 'documents')).executeTakeFirst();
  if (!row) return undefined;
  const { host, rest: document } = partHost(row);
  return {
    document: em.map(DocumentEntity, document),
    recipients: await readRecipients(em, documentId),
    ...host,
  };
}

function withHost(em: EntityManager, documentId: DocumentId) {
  return tables(em)
    .selectFrom('documents')
    .innerJoin('organizations', 'organizations.id', 'documents.organization_id')
    .innerJoin('members', 'members.id', 'documents.owner_member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('brandings', 'brandings.organization_id', 'documents.organization_id')
    .select(['brandings.name as brandName', 'brandings.accent_color as accentColor'])
    .select('brandings.logo_sha256 as logoSha256')
    .select(['organizations.settings as hostSettings', 'organizations.name as hostName'])
    .select(['users.name as ownerName', 'users.email as ownerEmail'])
    .where('documents.id', '=', documentId);
}

interface HostRow {
  hostSettings: SettingsPatch;
  hostName: string;
  ownerName: string | null;
  ownerEmail: string;
  brandName: string | null;
  accentColor: string | null;
  logoSha256: string | null;
}

/** What a row says of the host, and what is left of it. */
function partHost<Row extends HostRow>(row: Row): { host: Host; rest: Omit<Row, keyof HostRow> } {
  const {
    hostSettings,
    hostName,
    ownerName,
    ownerEmail,
    brandName,
    accentColor,
    logoSha256,
    ...rest
  } = row;
  return {
    host: {
      branding: { name: brandName, accentColor, logoSha256 },
      settings: effectiveSettings(hostSettings),
      sender: asSender({ name: ownerName, email: ownerEmail, organization: hostName }),
    },
    rest,
  };
}
