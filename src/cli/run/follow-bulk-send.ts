import { setTimeout as pause } from 'node:timers/promises';
import type { BulkSendId, OrganizationId } from '../../domain/ids.ts';
import type { OperationDeps } from '../../operations/unit-of-work/context.ts';
import { findBulkSend } from '../../persistence/stores/bulk-sends/bulk-sends.ts';

const lookMs = 500;
const width = 30;

/** Draws a bar until every row is done. Whoever ends it ends the drawing alone. */
export async function followBulkSend(
  { database }: OperationDeps,
  organizationId: OrganizationId,
  id: BulkSendId,
): Promise<void> {
  for (;;) {
    const found = await findBulkSend(database, organizationId, id);
    if (!found) return;
    const { sent, failed } = found.counts;
    process.stdout.write(`\r${progressBar(sent, failed, found.valid)}`);
    if (found.status !== 'running') {
      process.stdout.write(`\n${found.status}\n`);
      return;
    }
    await pause(lookMs);
  }
}

/** Such as `[#####-----] 5 of 10, 1 failed`. */
export function progressBar(sent: number, failed: number, total: number): string {
  const done = sent + failed;
  const filled = total === 0 ? width : Math.floor((done / total) * width);
  const bar = `${'#'.repeat(filled)}${'-'.repeat(width - filled)}`;
  return `[${bar}] ${done} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
}
