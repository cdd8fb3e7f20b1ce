import {
  connectTemporal,
  temporalCallMs,
  type TemporalConnection,
} from '../../outside/temporal-client.ts';
import type { ConnectedConfig } from '../config/checks.ts';
import { temporalTarget } from '../temporal-target.ts';

/** One question over a connection of its own, which is tried once. @throws when no answer comes in time */
export async function askTemporal<T>(
  config: ConnectedConfig,
  question: (temporal: TemporalConnection) => Promise<T>,
): Promise<T> {
  const temporal = connectTemporal(temporalTarget(config), { once: true });
  try {
    return await temporal.connection.withDeadline(Date.now() + temporalCallMs, () =>
      question(temporal),
    );
  } finally {
    await temporal.close();
  }
}
