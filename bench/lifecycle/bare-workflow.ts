import {
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  proxyActivities,
  setHandler,
  sleep,
} from '@temporalio/workflow';

export interface BareActivities {
  invite(step: { id: string; at: number }): Promise<number>;
  seal(step: { id: string; at: number }): Promise<number>;
}

export const sync = defineSignal<[number]>('sync');

const { invite, seal } = proxyActivities<BareActivities>({
  startToCloseTimeout: '5 min',
  heartbeatTimeout: '3 s',
  retry: { initialInterval: '1 s', backoffCoefficient: 2, maximumInterval: '5 min' },
});

/** Three signers one after the other and nothing else: no state to show, no plan, no operators. */
export async function bareLifecycle(id: string): Promise<string> {
  let signed = 0;
  let timer: CancellationScope | undefined;
  setHandler(sync, (count) => {
    signed = Math.max(signed, count);
  });
  const arm = () => {
    timer?.cancel();
    timer = new CancellationScope();
    timer
      .run(() => sleep('3 days'))
      .catch((error: unknown) => {
        if (!isCancellation(error)) throw error;
      });
  };
  arm();
  for (let turn = 1; turn <= 3; turn += 1) {
    await invite({ id, at: Date.now() });
    if (turn > 1) arm();
    await condition(() => signed >= turn);
  }
  await seal({ id, at: Date.now() });
  return 'completed';
}

/** The least that a durable step costs: a workflow of one activity. */
export async function oneActivity(id: string): Promise<string> {
  await invite({ id, at: Date.now() });
  return 'completed';
}
