import type { Logger } from 'pino';
import { registerSearchAttributes } from '../outside/register-search-attributes.ts';
import type { TemporalConnection } from '../outside/temporal-client.ts';

/** A server that does not let us (Temporal Cloud) may well have them already: no reason to stop. */
export async function registerAttributes(
  { connection }: TemporalConnection,
  namespace: string,
  logger: Logger,
): Promise<void> {
  try {
    await registerSearchAttributes(connection, namespace);
  } catch (error) {
    logger.warn({ err: error }, 'The search attributes could not be registered with Temporal');
  }
}
