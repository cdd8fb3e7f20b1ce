import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { metricsOf } from '../../src/processes/observe/open-observation.ts';
import { makeMetrics, type Metrics } from '../../src/outside/metrics.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { noFigures, quietSource } from '../support/no-figures.ts';
import { severable, type Severable } from '../support/severable.ts';

let cloned: ClonedDatabase;
let way: Severable;
let database: Database;
let metrics: Metrics;
const warnings: string[] = [];
beforeAll(async () => {
  cloned = await cloneDatabase();
  way = await severable(cloned.url);
  // Longer than a scrape waits for figures.
  database = await openDatabase({
    url: way.url,
    patience: { connectMs: 30_000, silentMs: 30_000 },
  });
  const logger = pino({}, { write: (line) => void warnings.push(line) });
  metrics = metricsOf(database, 'api', logger);
});
afterAll(async () => {
  await way.close();
  await database.close();
  await cloned.drop();
});

const up = (of: string, value: 0 | 1) =>
  `countersign_figures_up{of="${of}",process="api"} ${value}`;
const figure = /^countersign_(pending_changes|log_gaps|open_circuits)\{/m;

/** The metrics once the figures are told. */
const told = (text = metrics) =>
  eventually(async () => {
    const rendered = await text.render();
    return rendered.includes(up('now', 1)) && rendered.includes(up('log', 1))
      ? rendered
      : undefined;
  });

test('the metrics of the process are told without the database, its figures left out, and those again once it is back', async () => {
  await way.sever();
  const without = await metrics.render();
  expect(without).toMatch(/^process_resident_memory_bytes\{process="api"\} \d+/m);
  expect(without).toContain(up('now', 0));
  expect(without).toContain(up('log', 0));
  expect(without).not.toMatch(figure);
  expect(warnings.join('')).toContain('Figures for the metrics could not be read');
  await way.restore();
  const back = await told();
  expect(back).toContain('countersign_pending_changes{process="api"} 0');
  expect(back).toContain('countersign_log_gaps{process="api"} 0');
  expect(back).toContain('countersign_open_circuits{service="mail",process="api"} 0');
});

test('a database that hangs holds no scrape up, and is asked once for all of them', async () => {
  let asked = 0;
  let answer: (gaps: number) => void = () => undefined;
  const logGaps = () => {
    asked += 1;
    return new Promise<number>((resolve) => {
      answer = resolve;
    });
  };
  const slow = makeMetrics({ ...quietSource, logGaps, waitMs: 50 }, 'api');
  for (let scrape = 0; scrape < 2; scrape += 1) {
    const text = await slow.render();
    expect(text).toContain(up('now', 1));
    expect(text).toContain(up('log', 0));
    expect(text).not.toMatch(/^countersign_log_gaps\{/m);
  }
  answer(3);
  expect(await told(slow)).toContain('countersign_log_gaps{process="api"} 3');
  expect(asked).toBe(1);
});

test('figures that cannot be read any more are told no more, however good they were', async () => {
  let fails = false;
  const figures = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(noFigures));
  const clock = { now: 0 };
  const failing = makeMetrics({ ...quietSource, figures, nowMs: () => clock.now }, 'api');
  expect(await failing.render()).toContain('countersign_pending_changes{process="api"} 0');
  fails = true;
  expect(await failing.render()).toContain('countersign_pending_changes{process="api"} 0');
  clock.now = 15_001;
  const text = await failing.render();
  expect(text).toContain(up('now', 0));
  expect(text).not.toMatch(/^countersign_pending_changes\{/m);
});
