import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecipientId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** The name that a recipient has and was shown; after the act it stays what it was then. */
export async function updateShownName(
  database: Database,
  recipientId: RecipientId,
  shownName: string,
): Promise<void> {
  await tables(database.fork())
    .updateTable('recipients')
    .set({ shown_name: shownName })
    .where('id', '=', recipientId)
    // Who has another name by now is another person.
    .where('name', '=', shownName)
    .where('signed_at', 'is', null)
    .where('approved_at', 'is', null)
    .execute();
}

/** Nobody was shown a name yet. Locks the row until the transaction ends. */
export async function clearShownName(em: EntityManager, recipientId: RecipientId): Promise<void> {
  await tables(em)
    .updateTable('recipients')
    .set({ shown_name: null })
    .where('id', '=', recipientId)
    .execute();
}
