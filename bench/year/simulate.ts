import { makeRandom, type Random } from '../../tools/drill/harness/random.ts';
import { assumed, defaults, measured } from './figures.ts';
import { drawLife, type Life, type StepKind } from './life.ts';

export const yearDays = 365;
const dayHours = 24;
const hours = yearDays * dayHours;

/** What one hour brings, in whole documents of the real rate. */
export interface Hour {
  sends: number;
  signatures: number;
  timed: number;
  closed: number;
  completed: number;
  events: number;
  mails: number;
  deliveries: number;
}

export interface Year {
  hours: Hour[];
  /** Open at the end of each hour: as many workflows run, each with one timer. */
  open: number[];
  /** kB of histories of workflows that closed in each hour. */
  historyKb: number[];
}

const counted: Record<StepKind, 'sends' | 'signatures' | 'timed' | 'closed'> = {
  send: 'sends',
  signature: 'signatures',
  timed: 'timed',
  closed: 'closed',
};

/**
 * A year of so many documents on each working day. A sample of them is drawn, life by life, and each
 * stands for as many as the rate has more; the same seed gives the same year.
 */
export function simulateYear(rate: number, seed: string, samplePerDay = 500): Year {
  const weight = rate / samplePerDay;
  const random = makeRandom(seed);
  const year: Year = {
    hours: Array.from({ length: hours }, () => ({ ...nothing })),
    open: new Array<number>(hours).fill(0),
    historyKb: new Array<number>(hours).fill(0),
  };
  for (let day = 0; day < yearDays; day += 1) {
    const share = day % 7 < 5 ? 1 : assumed.weekend;
    for (let made = 0; made < samplePerDay * share; made += 1) {
      count(year, drawLife(random, day * dayHours + drawHour(random)), weight);
    }
  }
  return year;
}

const nothing: Hour = {
  sends: 0,
  signatures: 0,
  timed: 0,
  closed: 0,
  completed: 0,
  events: 0,
  mails: 0,
  deliveries: 0,
};

function drawHour(random: Random): number {
  const all = assumed.hours.reduce((sum, share) => sum + share, 0);
  let left = random.next() * all;
  for (const [hour, share] of assumed.hours.entries()) {
    if (left < share) return hour + left / share;
    left -= share;
  }
  return dayHours - 1;
}

function count(year: Year, life: Life, weight: number): void {
  for (const { kind, atHour } of life.steps) {
    const hour = year.hours[Math.floor(atHour)];
    if (!hour) continue;
    hour[counted[kind]] += weight;
    note(hour, kind, weight);
  }
  const sent = Math.floor(life.steps[0]?.atHour ?? 0);
  const closed = Math.floor(life.closedAtHour);
  for (let at = sent; at < Math.min(closed, hours); at += 1) {
    year.open[at] = (year.open[at] ?? 0) + weight;
  }
  const last = year.hours[closed];
  if (!last) return;
  if (life.isCompleted) {
    last.completed += weight;
    note(last, 'completed', weight);
  }
  const { completed, leftAlone, delivery } = measured.workflow.history;
  const events = eventsOf(life);
  const historyEvents =
    (life.isCompleted ? completed : leftAlone) +
    events * measured.heard * assumed.endpoints * delivery;
  year.historyKb[closed] =
    (year.historyKb[closed] ?? 0) + historyEvents * measured.historyEventKb * weight;
}

function note(hour: Hour, kind: StepKind | 'completed', weight: number): void {
  const events = measured.events[kind] * weight;
  hour.events += events;
  hour.mails += measured.mails[kind] * weight;
  hour.deliveries += events * measured.heard * assumed.endpoints;
}

function eventsOf({ steps, isCompleted }: Life): number {
  const all = steps.reduce((sum, { kind }) => sum + measured.events[kind], 0);
  return all + (isCompleted ? measured.events.completed : 0);
}

const weekHours = 7 * dayHours;
/** After the longest life the year is the same week again and again. */
const steadyFromDay = 35;

/** Each hour of a week, as the mean of all such hours: what chance the sample adds levels out. */
export function usualWeek({ hours: all }: Year): Hour[] {
  const first = Math.ceil((steadyFromDay * dayHours) / weekHours) * weekHours;
  const weeks = Math.floor((all.length - first) / weekHours);
  return Array.from({ length: weekHours }, (_, at) => {
    const mean = { ...nothing };
    for (let week = 0; week < weeks; week += 1) {
      const hour = all[first + week * weekHours + at] ?? nothing;
      for (const key of Object.keys(mean) as (keyof Hour)[]) mean[key] += hour[key] / weeks;
    }
    return mean;
  });
}

/** Of the hours before the end of this day, or of its last `days`. */
export function totalUntil(year: Year, key: keyof Hour, day: number, days = day): number {
  const from = Math.max(0, (day - days) * dayHours);
  return year.hours.slice(from, day * dayHours).reduce((sum, hour) => sum + hour[key], 0);
}

/** Of Temporal's closed workflows at the end of this day, as its namespace retains them. */
export function retainedHistoryKb({ historyKb }: Year, day: number): number {
  const from = Math.max(0, (day - assumed.temporalRetentionDays) * dayHours);
  return historyKb.slice(from, day * dayHours).reduce((sum, kb) => sum + kb, 0);
}

export function openAt({ open }: Year, day: number): number {
  return open[day * dayHours - 1] ?? 0;
}

/** Rows of deliveries, which are kept for a month after they ended. */
export function keptDeliveries(year: Year, day: number): number {
  return totalUntil(year, 'deliveries', day, defaults.deliveriesKeptDays);
}
