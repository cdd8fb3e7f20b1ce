import { Context } from '@temporalio/activity';

const everyMs = 500;

/** Beats while the work goes on, so that a dead worker is recognised within seconds. */
export async function withHeartbeat<T>(work: () => Promise<T>): Promise<T> {
  const context = Context.current();
  const timer = setInterval(() => {
    context.heartbeat();
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
