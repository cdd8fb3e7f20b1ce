import { readLastCheckpoint } from '../../../persistence/stores/log/log.ts';
import { Problem } from '../../problem.ts';
import { publicFileRoute } from '../../public-route.ts';
import { sendChangingText } from './send-changing-text.ts';

export const logCheckpointRoute = publicFileRoute({
  method: 'GET',
  path: '/log/checkpoint',
  operationId: 'getLogCheckpoint',
  tag: 'Log',
  summary: 'Get the newest signed tree head of the log',
  description: 'A signed note (c2sp.org/tlog-checkpoint).',
  access: 'public',
  parameters: {},
  media: 'text/plain',
  refusals: ['ROUTE_NOT_FOUND'],
  open:
    ({ operations: { database }, readLog }) =>
    async ({ response }) => {
      const found = await readLog(() => readLastCheckpoint(database.fork()));
      if (!found) throw new Problem('ROUTE_NOT_FOUND', 'The log is empty; there is no checkpoint.');
      sendChangingText(response, found.note);
    },
});
