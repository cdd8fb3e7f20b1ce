import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { serviceKinds } from '../domain/circuit/service.ts';
import type { Figures } from '../domain/diagnosis/findings.ts';

/** What the database is asked. */
export interface FigureSource {
  figures: () => Promise<Omit<Figures, 'logGaps'>>;
  /** Reads the whole log, which may take longer than a scrape waits. */
  logGaps: () => Promise<number>;
  /** Receives why figures are left out. */
  onError: (error: unknown) => void;
  /** How long a scrape waits for them; five seconds unless said, half of what Prometheus waits. */
  waitMs?: number;
  /** The time that passes; tests have one of their own. */
  nowMs?: () => number;
}

/** Several scrapers may ask; the database is asked no more often than this. */
const figuresKept = { freshMs: 15_000, staleMs: 15_000 };
/** While the log is read again, what the reading before has found is told. */
const logKept = { freshMs: 3_600_000, staleMs: 86_400_000 };

type Figure = Exclude<keyof Figures, 'openCircuits' | 'logGaps'>;

const gauges: [Figure, string, string][] = [
  ['pending', 'countersign_pending_changes', 'Changes that are not dispatched to Temporal'],
  ['syncLagS', 'countersign_sync_lag_seconds', 'Age of the oldest pending change'],
  ['overdueDocuments', 'countersign_overdue_open_documents', 'Open a minute past the deadline'],
  ['overdueS', 'countersign_overdue_seconds', 'By how much the worst of them'],
  ['exhaustedDeliveries', 'countersign_exhausted_deliveries', 'Webhooks given up within a day'],
  ['unsealedCompletions', 'countersign_unsealed_completions', 'Completed a minute ago, no seal'],
  ['lateRenewals', 'countersign_late_renewals', 'Seals whose renewal is late or failed'],
  ['stuckMails', 'countersign_stuck_mails', 'Mails waiting for more than five minutes'],
  ['refusedAddresses', 'countersign_refused_addresses', 'Refused addresses of open documents'],
  ['waitingEvents', 'countersign_log_waiting_events', 'Events not in the log after a minute'],
  ['unstampedLog', 'countersign_log_unstamped', 'Whether the log has no timestamp for two days'],
];

/**
 * The figures of `countersign doctor`. Those that cannot be had in time are left out, which is a
 * metric of its own, so that a database that is away or slow takes no other metric with it.
 */
export function tellFigures(registry: Registry, source: FigureSource): void {
  const figures = kept(source.figures, figuresKept, source);
  const logGaps = kept(source.logGaps, logKept, source);
  for (const [figure, name, help] of gauges) {
    tell(registry, { name, help }, async () => (await figures())?.[figure]);
  }
  const gaps = { name: 'countersign_log_gaps', help: 'Documents whose events do not count up' };
  tell(registry, gaps, logGaps);
  new Gauge({
    name: 'countersign_open_circuits',
    help: 'Services that are left alone for now, by what they do; of webhooks endpoints',
    labelNames: ['service'],
    registers: [registry],
    async collect() {
      this.reset();
      const open = (await figures())?.openCircuits;
      if (open) for (const service of serviceKinds) this.set({ service }, open[service]);
    },
  });
  new Gauge({
    name: 'countersign_figures_up',
    help: 'Whether the figures of the database are told: those of now, and those of the log',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      this.set({ of: 'now' }, (await figures()) === undefined ? 0 : 1);
      this.set({ of: 'log' }, (await logGaps()) === undefined ? 0 : 1);
    },
  });
}

/** A gauge that is not there as long as it has no value. */
function tell(
  registry: Registry,
  { name, help }: { name: string; help: string },
  value: () => Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const now = await value();
      if (now === undefined) this.remove();
      else this.set(now);
    },
  });
}

/**
 * One question at a time for all who ask, who wait for it no longer than `waitMs`. An answer is
 * given again until it is `freshMs` old, and until `staleMs` as long as the next is on its way; one
 * that failed is forgotten with what was known before.
 */
function kept<T>(
  ask: () => Promise<T>,
  { freshMs, staleMs }: { freshMs: number; staleMs: number },
  { onError, waitMs = 5_000, nowMs = () => performance.now() }: FigureSource,
): () => Promise<T | undefined> {
  let known: { answer: T; atMs: number } | undefined;
  let asking: Promise<void> | undefined;
  const youngerThan = (ms: number) => known !== undefined && nowMs() - known.atMs <= ms;
  const askNow = async () => {
    const atMs = nowMs();
    try {
      known = { answer: await ask(), atMs };
    } catch (error) {
      known = undefined;
      onError(error);
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (!youngerThan(freshMs)) await within(waitMs, (asking ??= askNow()));
    return youngerThan(staleMs) ? known?.answer : undefined;
  };
}

/** Waits for the work, which goes on by itself when it takes longer. */
async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const clock = new AbortController();
  const late = delay(limitMs, undefined, clock).catch(() => undefined);
  await Promise.race([work, late]);
  clock.abort();
}
