import { publicId, type UserId } from '../../src/domain/ids.ts';
import type { Workspace } from './workspace.ts';

/** Shares a document with nobody, with its workspace, or with these people alone. */
export async function share(
  { api }: Workspace,
  documentId: string,
  whom: 'private' | 'workspace' | readonly { userId: UserId }[],
): Promise<void> {
  const body =
    typeof whom === 'string'
      ? { sharing_mode: whom }
      : { sharing_mode: 'specific', user_ids: whom.map(({ userId }) => publicId('usr', userId)) };
  const { status } = await api.call('PATCH', '/documents/access', {
    query: { id: documentId },
    body,
  });
  if (status !== 200) throw new Error(`Sharing was answered ${status}.`);
}
