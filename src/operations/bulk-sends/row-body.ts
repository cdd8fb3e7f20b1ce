import type { RowCommand } from '../../domain/bulk-send/check-row.ts';
import type { BulkSendId } from '../../domain/ids.ts';
import type { Keyring } from '@countersign/keyring/keyring';

const purpose = 'bulk-send';

/** A row names people: it is kept encrypted, bound to its place, until it is done. */
export function sealRow(
  keyring: Keyring,
  bulkSendId: BulkSendId,
  number: number,
  row: RowCommand,
): string {
  return keyring.encrypt(purpose, JSON.stringify(row), boundTo(bulkSendId, number));
}

/** What `sealRow` was given. */
export function openRow(
  keyring: Keyring,
  bulkSendId: BulkSendId,
  number: number,
  body: string,
): RowCommand {
  const text = keyring.decrypt(purpose, body, boundTo(bulkSendId, number)).toString();
  // Checked when it was given, and authenticated by the cipher.
  return JSON.parse(text) as RowCommand;
}

function boundTo(bulkSendId: BulkSendId, number: number): string {
  return `${bulkSendId}:${number}`;
}
