import pino, { type Logger } from 'pino';
import { systemClock } from '../../outside/clock.ts';
import { makeMetrics, type Metrics } from '../../outside/metrics.ts';
import type { Tracing } from '../../outside/tracing.ts';
import { watchedByBoth, type Watch } from '../../outside/watch.ts';
import type { Database } from '../../persistence/orm.ts';
import { readFigures } from '../../persistence/stores/service/diagnosis.ts';
import { packageVersion } from '../../package-folder.ts';
import { countLogGaps } from '../../persistence/stores/service/log-gaps.ts';
import type { Config } from '../config/config.ts';

/** Which of the two it is, in logs, metrics and traces. */
export type ProcessName = 'api' | 'worker';

export function makeLogger(config: Config, process: ProcessName): Logger {
  const logger = pino({
    level: config.logLevel,
    ...(globalThis.process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  });
  return logger.child({ process });
}

/** The metrics of this process: its own, and the figures of the service. */
export function metricsOf(database: Database, process: ProcessName, logger: Logger): Metrics {
  const source = {
    version: packageVersion(),
    pool: () => database.poolUse(),
    figures: () => readFigures(database, systemClock.now()),
    logGaps: () => countLogGaps(database),
    onError: (error: unknown) => {
      logger.warn({ err: error }, 'Figures for the metrics could not be read');
    },
  };
  return makeMetrics(source, process);
}

/** Undefined without a collector: then nothing of OpenTelemetry is even loaded. */
export async function openTracing(
  { otlpEndpoint: endpoint }: Config,
  process: ProcessName,
  logger: Logger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { makeTracing } = await import('../../outside/tracing.ts');
  const onError = (error: unknown) => {
    logger.warn({ err: error }, 'Spans could not be sent to the collector');
  };
  return makeTracing({ endpoint, process, onError });
}

/** Measures, and traces where a collector is named. */
export function watchOf(metrics: Metrics, tracing: Tracing | undefined): Watch {
  return tracing ? watchedByBoth(metrics.watch, tracing.watch) : metrics.watch;
}
