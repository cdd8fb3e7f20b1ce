import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { serviceKinds } from '../domain/circuit/service.ts';
import type { Figures } from '../domain/diagnosis/findings.ts';
import type { Watch } from './watch.ts';
import { countEvents, measureRequests, measureWork, type MeasuredRequest } from './work-metrics.ts';

export interface Metrics {
  contentType: string;
  /** The text that Prometheus reads. */
  render(): Promise<string>;
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

export interface FigureSource {
  figures: () => Promise<Omit<Figures, 'logGaps'>>;
  logGaps: () => Promise<number>;
}

/** Several scrapers may ask; the database is asked no more often than this. */
const freshMs = 15_000;
/** The log's check reads the whole log. */
const gapsFreshMs = 3_600_000;

const gauges: [Exclude<keyof Figures, 'openCircuits'>, string, string][] = [
  ['pending', 'countersign_pending_changes', 'Changes that are not dispatched to Temporal'],
  ['syncLagS', 'countersign_sync_lag_seconds', 'Age of the oldest pending change'],
  ['overdueDocuments', 'countersign_overdue_open_documents', 'Open a minute past the deadline'],
  ['overdueS', 'countersign_overdue_seconds', 'By how much the worst of them'],
  ['exhaustedDeliveries', 'countersign_exhausted_deliveries', 'Webhooks given up within a day'],
  ['unsealedCompletions', 'countersign_unsealed_completions', 'Completed a minute ago, no seal'],
  ['lateRenewals', 'countersign_late_renewals', 'Seals whose renewal is late or failed'],
  ['stuckMails', 'countersign_stuck_mails', 'Mails waiting for more than five minutes'],
  ['refusedAddresses', 'countersign_refused_addresses', 'Refused addresses of open documents'],
  ['logGaps', 'countersign_log_gaps', 'Documents whose events do not count up'],
  ['waitingEvents', 'countersign_log_waiting_events', 'Events not in the log after a minute'],
  ['unstampedLog', 'countersign_log_unstamped', 'Whether the log has no timestamp for two days'],
];

/**
 * The figures of `countersign doctor`, those of the process and those of its work. Labels hold words
 * of ours: patterns of routes, status codes, kinds and outcomes. Organisations, documents and
 * addresses are nobody's business here.
 */
export function makeMetrics(source: FigureSource, process: 'api' | 'worker'): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const figures = kept(source.figures, freshMs);
  const logGaps = kept(source.logGaps, gapsFreshMs);
  const current = async (): Promise<Figures> => ({
    ...(await figures()),
    logGaps: await logGaps(),
  });
  for (const [figure, name, help] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await current())[figure]);
      },
    });
  }
  new Gauge({
    name: 'countersign_open_circuits',
    help: 'Services that are left alone for now, by what they do; of webhooks endpoints',
    labelNames: ['service'],
    registers: [registry],
    async collect() {
      const { openCircuits } = await current();
      for (const service of serviceKinds) this.set({ service }, openCircuits[service]);
    },
  });
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
    render: () => registry.metrics(),
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

/** One question for all who ask at the same time; an old answer and a failure are not kept. */
function kept<T>(ask: () => Promise<T>, forMs: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedMs = 0;
  return () => {
    if (!answer || performance.now() - askedMs > forMs) {
      askedMs = performance.now();
      const asked = ask();
      answer = asked;
      asked.catch(() => {
        if (answer === asked) answer = undefined;
      });
    }
    return answer;
  };
}
