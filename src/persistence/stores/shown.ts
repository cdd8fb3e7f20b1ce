import type { RecipientId } from '../../domain/ids.ts';
import { tables, type Database } from '../orm.ts';

/** The recipient's name in a session, or the digest of the bytes of the document, in hex. */
export type Shown = { shownName: string } | { shownSha256: string };

/** What a recipient was shown; after the act it stays what it was then. */
export async function updateShown(
  database: Database,
  recipientId: RecipientId,
  shown: Shown,
): Promise<void> {
  const column =
    'shownName' in shown ? { shown_name: shown.shownName } : { shown_sha256: shown.shownSha256 };
  await tables(database.fork())
    .updateTable('recipients')
    .set(column)
    .where('id', '=', recipientId)
    .where('signed_at', 'is', null)
    .where('approved_at', 'is', null)
    .execute();
}
