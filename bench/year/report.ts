import { assumed, defaults, measured } from './figures.ts';
import {
  keptDeliveries,
  openAt,
  retainedHistoryKb,
  totalUntil,
  usualWeek,
  type Hour,
  type Year,
  yearDays,
} from './simulate.ts';

const days = [30, 90, 180, yearDays];
const hourSeconds = 3_600;
const dayS = 24 * hourSeconds;
const processes = ['api', 'worker', 'temporal', 'postgres'] as const;
type Process = (typeof processes)[number];

/** The tables of docs/capacity.md, in Markdown. */
export function reportYear(year: Year): string {
  return [overTheYear(year), rowsAndBytes(year), busiestHour(year), bounds(year)].join('\n\n');
}

function overTheYear(year: Year): string {
  const rows: [string, (day: number) => string][] = [
    ['Documents sent', (day) => millions(totalUntil(year, 'sends', day))],
    ['Open: workflows that run, timers armed', (day) => millions(openAt(year, day))],
    ['Storage', (day) => terabytes(storageKb(year, day))],
    ['Temporal, closed workflows as retained', (day) => terabytes(retainedHistoryKb(year, day))],
    ['Temporal, open workflows', (day) => terabytes(openHistoryKb(year, day))],
  ];
  return table(
    ['At the end of day', ...days.map(String)],
    rows.map(([name, of]) => [name, ...days.map(of)]),
  );
}

/** An open document has about half of its history. */
function openHistoryKb(year: Year, day: number): number {
  return (openAt(year, day) * measured.workflow.history.completed * measured.historyEventKb) / 2;
}

function storageKb(year: Year, day: number): number {
  const { copies, sealKb } = measured;
  const sealed = copies.sealed * assumed.uploadKb + sealKb;
  return (
    totalUntil(year, 'sends', day) * copies.draft * assumed.uploadKb +
    totalUntil(year, 'completed', day) * sealed
  );
}

type Table = keyof typeof measured.rowKb;

function rowsOf(year: Year, name: Table, day: number): number {
  const sent = totalUntil(year, 'sends', day);
  switch (name) {
    case 'documents':
      return sent;
    case 'recipients':
      return 2 * sent;
    case 'files':
      return 2 * sent + totalUntil(year, 'completed', day);
    case 'signatures':
      return totalUntil(year, 'signatures', day);
    case 'mails':
      return totalUntil(year, 'mails', day);
    case 'events':
    case 'leaves of the log':
      return totalUntil(year, 'events', day);
    case 'webhook deliveries':
      return keptDeliveries(year, day);
  }
}

function rowsAndBytes(year: Year): string {
  const names = Object.keys(measured.rowKb) as Table[];
  const kb = (name: Table, day: number) => rowsOf(year, name, day) * measured.rowKb[name];
  const cell = (name: Table, day: number) =>
    `${millions(rowsOf(year, name, day))}, ${terabytes(kb(name, day))}`;
  const together = (day: number) => terabytes(names.reduce((sum, name) => sum + kb(name, day), 0));
  return table(
    ['Rows and bytes in PostgreSQL at the end of day', ...days.map(String)],
    [
      ...names.map((name) => [name, ...days.map((day) => cell(name, day))]),
      ['together', ...days.map(together)],
    ],
  );
}

/** In one second of the hour of the week that has the most workflow tasks. */
function busiestHour(year: Year): string {
  const hour = usualWeek(year).reduce((most, one) => (tasksOf(one) > tasksOf(most) ? one : most));
  const rows: [string, number][] = [
    ['documents sent', hour.sends],
    ['signatures', hour.signatures],
    ['reminders, warnings, expiries by timer', hour.timed],
    ['events', hour.events],
    ['mails', hour.mails],
    ['webhook deliveries', hour.deliveries],
    ['workflow tasks', tasksOf(hour)],
    ['activities', activitiesOf(hour)],
  ];
  const rates = table(
    ['In the busiest hour', 'each second'],
    rows.map(([name, count]) => [name, round(count / hourSeconds)]),
  );
  const cores = table(
    ['Processor cores in the busiest hour', 'used', `at ${percent(assumed.utilisation)}`],
    processes.map((process) => {
      const used = coresOf(hour, process);
      return [process, round(used), round(used / assumed.utilisation)];
    }),
  );
  return `${rates}\n\n${cores}`;
}

/** What one instance's code does in a round, beside what the year asks for. */
function bounds(year: Year): string {
  const { reconciliationS, listPage, purgedPerRound } = defaults;
  const most = year.open.reduce((max, open) => Math.max(max, open), 0);
  const purgedPerDay = (purgedPerRound * dayS) / reconciliationS;
  const endingPerDay = totalUntil(year, 'deliveries', yearDays) / yearDays;
  return table(
    ['Bound', 'as it is', 'asked for'],
    [
      [
        'seals renewed in a second, a day after each was made',
        `${measured.renewalsPerS} by each worker, without a network`,
        `${round(totalUntil(year, 'completed', yearDays, 7) / 7 / dayS)} on the average day`,
      ],
      [
        'pages that reconciliation lists in its five minutes',
        '10 measured, of 10,000 documents',
        `${Math.round(most / listPage).toLocaleString('en')} of ${millions(most)}, ${round(most / listPage / reconciliationS)} a second`,
      ],
      [
        'deliveries purged in a day',
        `${millions(purgedPerDay)} of one endpoint, and as many events`,
        `${millions(endingPerDay)} on the average day`,
      ],
    ],
  );
}

function tasksOf(hour: Hour): number {
  return worked(hour, measured.workflow.tasks);
}

function activitiesOf(hour: Hour): number {
  return worked(hour, measured.workflow.activities);
}

function worked(
  hour: Hour,
  each: { send: number; signature: number; timed: number; delivery: number },
): number {
  return (
    hour.sends * each.send +
    (hour.signatures + hour.closed) * each.signature +
    hour.timed * each.timed +
    hour.deliveries * each.delivery
  );
}

/** A signature is half of what a life costs after it was sent; a reminder is taken for a fifth of one. */
function coresOf(hour: Hour, process: Process): number {
  const { send, life, delivery } = measured.processorMs;
  const larger = (assumed.uploadKb / 1_000 - 0.1) * measured.uploadedMbMs[process];
  const signature = (life[process] - send[process]) / 2;
  const ms =
    hour.sends * (send[process] + larger) +
    (hour.signatures + hour.closed) * signature +
    (hour.timed * signature) / 5 +
    hour.deliveries * delivery[process];
  return ms / 1_000 / hourSeconds;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function millions(count: number): string {
  return `${round(count / 1e6)} M`;
}

function terabytes(kb: number): string {
  return kb < 1e8 ? `${round(kb / 1e6)} GB` : `${round(kb / 1e9)} TB`;
}

/** Three digits are more than the assumptions bear. */
function round(value: number): string {
  return String(Number(value.toPrecision(value < 10 ? 2 : 3)));
}

function percent(share: number): string {
  return `${share * 100} %`;
}
