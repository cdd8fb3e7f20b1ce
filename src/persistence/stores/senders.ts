import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sender } from '../../domain/mail/mail.ts';
import { displayName } from '../../domain/member/member.ts';
import type { Document } from '../entities/documents.ts';

interface Row {
  name: string | null;
  email: string;
  organization: string;
}

/** The document's owner as recipients see them. */
export async function senderOf(
  em: EntityManager,
  document: Pick<Document, 'ownerMemberId' | 'organizationId'>,
): Promise<Sender> {
  const [row] = await em.execute<Row[]>(
    `select u.name, u.email, o.name as organization
     from members m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
     where m.id = ? and o.id = ?`,
    [document.ownerMemberId, document.organizationId],
  );
  if (!row) throw new Error('A document without an owner');
  return asSender(row);
}

export function asSender(row: Row): Sender {
  return { name: displayName(row), email: row.email, organization: row.organization };
}
