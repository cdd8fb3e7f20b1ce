import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import proto from '@temporalio/proto';
import { freePort } from '@countersign/embedded/processes/ports';
import { startTemporal, type TemporalOptions } from '@countersign/embedded/temporal/start-temporal';
import { testServers } from '../../support/servers.ts';

const namespace = 'signing';

test('a server whose UI port another one took does not pass for started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-'));
  const uiPort = await freePort();
  const options = async (name: string): Promise<TemporalOptions> => ({
    program: testServers().temporal?.cliPath ?? '',
    databaseFile: join(folder, `${name}.db`),
    port: await freePort(),
    uiPort,
    namespace,
    logFile: join(folder, `${name}.log`),
  });
  const first = await startTemporal(await options('first'));
  try {
    await expect(startTemporal(await options('second'))).rejects.toThrow(
      `Temporal did not start (exit code 1): can't set UI port ${uiPort}`,
    );
  } finally {
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the answer to a workflow task carries the activity that it schedules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-'));
  const port = await freePort();
  const server = await startTemporal({
    program: testServers().temporal?.cliPath ?? '',
    databaseFile: join(folder, 'temporal.db'),
    port,
    uiPort: await freePort(),
    namespace,
    logFile: join(folder, 'temporal.log'),
  });
  const connection = await Connection.connect({ address: `127.0.0.1:${port}` });
  const { workflowService } = connection;
  const taskQueue = { name: 'documents' };
  try {
    await workflowService.startWorkflowExecution({
      namespace,
      requestId: 'first',
      workflowId: 'document',
      workflowType: { name: 'documentLifecycle' },
      taskQueue,
    });
    const { taskToken } = await connection.withDeadline(Date.now() + 30_000, () =>
      workflowService.pollWorkflowTaskQueue({ namespace, taskQueue }),
    );
    const { activityTasks } = await workflowService.respondWorkflowTaskCompleted({
      namespace,
      taskToken,
      commands: [
        {
          commandType: proto.temporal.api.enums.v1.CommandType.COMMAND_TYPE_SCHEDULE_ACTIVITY_TASK,
          scheduleActivityTaskCommandAttributes: {
            activityId: '1',
            activityType: { name: 'seal' },
            taskQueue,
            startToCloseTimeout: msToTs('1 minute'),
            requestEagerExecution: true,
          },
        },
      ],
    });
    expect(activityTasks.map(({ activityId }) => activityId)).toEqual(['1']);
  } finally {
    await connection.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
