import { dayMs, hourMs, minuteMs, secondMs } from '../time.ts';

const form =
  /^P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9}(?:\.\d{1,3})?)S)?)?$/;

/**
 * The moment so long after `from`, in UTC: years and months by the calendar, the last day of a
 * shorter month standing for those it does not have. Undefined for what is no ISO 8601 duration.
 */
export function plusDuration(from: Date, duration: string): Date | undefined {
  const parts = form.exec(duration);
  if (!parts) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = parts
    .slice(1)
    .map((part) => Number((part as string | undefined) ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = plusMonths(from, 12 * years + months).getTime();
  return new Date(
    time +
      (7 * weeks + days) * dayMs +
      hours * hourMs +
      minutes * minuteMs +
      Math.round(seconds * secondMs),
  );
}

function plusMonths(from: Date, months: number): Date {
  const time = new Date(from);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  const last = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, last));
  return time;
}
