import { sendRows } from '../../../src/operations/bulk-sends/send-rows.ts';
import type { Application } from '../../support/application.ts';
import { rowId } from '../../support/uuid.ts';

/** Does what the workflow would, until it would wait. */
export async function runBulkSend(app: Application, id: string): Promise<void> {
  for (;;) {
    const done = await sendRows(app.operations, rowId('blk', id), app.clock.now(), false);
    if (done?.progress.status !== 'running' || done.next !== null) return;
  }
}
