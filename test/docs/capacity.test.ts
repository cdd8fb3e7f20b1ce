import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { measured } from '../../bench/year/figures.ts';
import { reportYear } from '../../bench/year/report.ts';
import { openAt, simulateYear, totalUntil, yearDays } from '../../bench/year/simulate.ts';
import { readRecorded, recordedHistories } from '../support/histories.ts';

const page = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'capacity.md'), 'utf8');
const rate = 1_000_000;
const year = simulateYear(rate, 'year');

test('the tables in docs/capacity.md are what the simulation prints', () => {
  const [, held] = /<!-- npm run bench:year -->\n\n([^]*?)\n\n<!-- end -->/.exec(page) ?? [];
  expect(held).toBe(reportYear(year));
});

test('the same seed gives the same year, another one nearly the same', () => {
  expect(simulateYear(rate, 'year')).toEqual(year);
  const other = simulateYear(rate, 'another');
  expect(other).not.toEqual(year);
  const ratio = openAt(other, yearDays) / openAt(year, yearDays);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
});

test('every document is sent once, and is open or has ended at the end of the year', () => {
  const sent = totalUntil(year, 'sends', yearDays);
  const weekends = Math.floor(yearDays / 7) * 2;
  expect(sent).toBeCloseTo((yearDays - weekends + weekends * 0.2) * rate, -3);
  const completed = totalUntil(year, 'completed', yearDays);
  expect(completed + openAt(year, yearDays)).toBeLessThan(sent);
});

/** Least and most of what the releases recorded of this story. */
function recorded(story: string) {
  const names = recordedHistories('documentLifecycle').filter((name) =>
    name.endsWith(`/${story}.json`),
  );
  const all = names.map((name) => {
    const { events } = JSON.parse(readRecorded(name)) as { events: { eventType: string }[] };
    const of = (type: string) => events.filter(({ eventType }) => eventType === type).length;
    return {
      tasks: of('EVENT_TYPE_WORKFLOW_TASK_COMPLETED'),
      activities: of('EVENT_TYPE_ACTIVITY_TASK_COMPLETED'),
      history: events.length,
    };
  });
  return (what: 'tasks' | 'activities' | 'history') => {
    const counts = all.map((one) => one[what]);
    return { least: Math.min(...counts), most: Math.max(...counts) };
  };
}

test('steps of the simulation add up to workflow tasks and activities as recorded workflows have them', () => {
  const { tasks, activities, history } = measured.workflow;
  const signed = recorded('two-signers');
  const left = recorded('left-alone');
  const held = [
    [tasks.send + 2 * tasks.signature, signed('tasks')],
    [activities.send + 2 * activities.signature, signed('activities')],
    [history.completed, signed('history')],
    // Three reminders, a warning and the expiry.
    [tasks.send + 5 * tasks.timed, left('tasks')],
    [activities.send + 5 * activities.timed, left('activities')],
    [history.leftAlone, left('history')],
  ] as const;
  for (const [reckoned, { least, most }] of held) {
    expect(reckoned).toBeGreaterThanOrEqual(least);
    expect(reckoned).toBeLessThanOrEqual(most);
  }
  expect(measured.events.send + 2 * measured.events.signature + measured.events.completed).toBe(14);
});
