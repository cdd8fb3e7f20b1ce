import type { RecipientId } from '../../domain/ids.ts';
import { tables, type Database } from '../orm.ts';

/** The name that a recipient was shown; after the act it stays what it was then. */
export async function updateShownName(
  database: Database,
  recipientId: RecipientId,
  shownName: string,
): Promise<void> {
  await tables(database.fork())
    .updateTable('recipients')
    .set({ shown_name: shownName })
    .where('id', '=', recipientId)
    .where('signed_at', 'is', null)
    .where('approved_at', 'is', null)
    .execute();
}
