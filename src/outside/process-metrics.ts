import { Gauge, type Registry } from 'prom-client';
import type { PoolUse } from '../persistence/orm.ts';

/** What is told of a process besides Node's own figures. */
export interface ProcessSource {
  /** Of the package: `0.1.0`. */
  version: string;
  pool: () => PoolUse;
}

export function tellProcess(registry: Registry, source: ProcessSource): void {
  new Gauge({
    name: 'countersign_build_info',
    help: 'Always 1: the release that this process is of',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: source.version }, 1);
  new Gauge({
    name: 'countersign_database_connections',
    help: 'Of the pool to the database: open, in use, waited for, and the most there may be',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, inUse, waiting, max } = source.pool();
      this.set({ state: 'open' }, open);
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'max' }, max);
    },
  });
}

/** Whole days until the first certificate of each key ends, by the key's name. */
export type KeyDaysLeft = () => Readonly<Record<string, number>>;

/** @returns what takes the days to be told, once keys are open */
export function tellKeyDays(registry: Registry): (daysLeft: KeyDaysLeft) => void {
  let read: KeyDaysLeft = () => ({});
  new Gauge({
    name: 'countersign_key_days_left',
    help: 'Days until the first certificate of a key ends',
    labelNames: ['key'],
    registers: [registry],
    collect() {
      for (const [key, days] of Object.entries(read())) this.set({ key }, days);
    },
  });
  return (daysLeft) => {
    read = daysLeft;
  };
}
