import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { tellFigures, type FigureSource } from './figure-metrics.ts';
import {
  tellKeyDays,
  tellProcess,
  type KeyDaysLeft,
  type ProcessSource,
} from './process-metrics.ts';
import type { Watch } from './watch.ts';
import { countEvents, measureRequests, measureWork, type MeasuredRequest } from './work-metrics.ts';

export interface Metrics {
  contentType: string;
  /** Of everything that is told; others may add to it. */
  registry: Registry;
  /** The text that Prometheus reads. */
  render(): Promise<string>;
  /** From now on, until when the keys hold. */
  tellKeyDays: (daysLeft: KeyDaysLeft) => void;
  /** A request was refused by the limit of this name. */
  countRateLimited(limit: string): void;
  /** A credential was refused with this problem code. */
  countRefusedCredential(code: string): void;
  /** A request was answered. */
  countRequest: (request: MeasuredRequest) => void;
  /** Events of these types were committed. */
  countEvents: (types: readonly string[]) => void;
  /** Measures a piece of work. */
  watch: Watch;
}

/** What is told besides what the process counts. */
export interface MetricsSource extends FigureSource, ProcessSource {}

/**
 * The figures of `countersign doctor`, those of the process and those of its work. Labels hold words
 * of ours: patterns of routes, status codes, kinds and outcomes. Organisations, documents and
 * addresses are nobody's business here.
 */
export function makeMetrics(source: MetricsSource, process: 'api' | 'worker'): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  // First, as the figures are asked over connections of their own.
  tellProcess(registry, source);
  tellFigures(registry, source);
  const rateLimited = new Counter({
    name: 'countersign_rate_limited_total',
    help: 'Requests refused by a rate limit, by the limit',
    labelNames: ['limit'],
    registers: [registry],
  });
  const refusedCredentials = new Counter({
    name: 'countersign_refused_credentials_total',
    help: 'API keys and signing links that were refused, by problem code',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    registry,
    render: () => registry.metrics(),
    tellKeyDays: tellKeyDays(registry),
    countRateLimited: (limit) => {
      rateLimited.inc({ limit });
    },
    countRefusedCredential: (code) => {
      refusedCredentials.inc({ code });
    },
    countRequest: measureRequests(registry),
    countEvents: countEvents(registry),
    watch: measureWork(registry),
  };
}
