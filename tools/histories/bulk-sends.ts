import { givenBulkSend, startBulkSends } from '../../test/support/bulk-sends.ts';
import { eventually } from '../../test/support/eventually.ts';
import { givenWorkspace } from '../../test/support/workspace.ts';
import type { Keep } from './keep.ts';

/** Each way a bulk send ends: at its pace, and cancelled while it waits for it. */
export async function recordBulkSends(keep: Keep): Promise<void> {
  const service = await startBulkSends({ server: 'skipping' });
  try {
    const { app } = service;
    const workspace = await givenWorkspace(app);
    const paced = await givenBulkSend(app, workspace, 3, { per_hour: 60 });
    await service.outcome(paced.id);
    await keep('bulkSend/completed', service.handle(paced.id));
    const { id } = await givenBulkSend(app, workspace, 3, { per_hour: 1 });
    await eventually(async () => {
      const { body } = await workspace.api.get('/bulk-sends/get', { id });
      return body.sent === 1 ? true : undefined;
    });
    await workspace.api.post('/bulk-sends/cancel', { query: { id } });
    await service.outcome(id);
    await keep('bulkSend/cancelled', service.handle(id));
  } finally {
    await service.stop();
  }
}
