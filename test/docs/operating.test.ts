import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeMetrics } from '../../src/outside/metrics.ts';
import { quietSource } from '../support/no-figures.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');
const page = await read('docs', 'operating.md');
const rules = await read('deploy', 'prometheus', 'alerts.yml');
const ruleFiles = await readdir(join(root, 'deploy', 'prometheus'));
const ruleTests = (
  await Promise.all(
    ruleFiles
      .filter((name) => name.endsWith('.test.yml'))
      .map((name) => read('deploy', 'prometheus', name)),
  )
).join('\n');
const dashboard = JSON.parse(await read('deploy', 'grafana', 'countersign.json')) as Dashboard;

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string }[];
}

interface Dashboard {
  panels: Panel[];
}

const alerts = matches(rules, /- alert: (\w+)/g);

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** Every metric there is, with its labels as far as they have been used. */
async function exposed(): Promise<string> {
  const metrics = makeMetrics(quietSource, 'api');
  return metrics.render();
}

/** Names of metrics in expressions; those of a histogram without their endings. */
function metricsIn(text: string): Set<string> {
  const names = matches(text, /\b((?:countersign|nodejs|process)_\w+)/g);
  return new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
}

test('every alert has its section in docs/operating.md, which its address names, and no other has one', () => {
  expect(alerts.length).toBeGreaterThan(10);
  expect(matches(page, /^### (Countersign\w+)$/gm).sort()).toEqual([...alerts].sort());
  // The operator's own address of the docs, and without one the path in this repository.
  const base = '{{ or $externalLabels.runbooks_of_countersign "docs" }}';
  expect(matches(rules, /(runbook_url: .*)/g)).toEqual(
    alerts.map((name) => `runbook_url: '${base}/operating.md#${name.toLowerCase()}'`),
  );
});

test('rules, their tests, dashboard and page name only metrics that are there', async () => {
  const defined = new Set(matches(await exposed(), /^# TYPE (\S+)/gm));
  const ofRules = metricsIn(rules.replace(/runbook_url:.*/g, ''));
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  for (const text of [...ofRules, ...metricsIn(ruleTests), ...metricsIn(panels.join('\n'))]) {
    expect(defined).toContain(text);
  }
  for (const name of metricsIn(page)) expect(defined).toContain(name);
});

test('of every alert it is tested that it fires, and when it does not', () => {
  const alerts = matches(rules, /- alert: (\w+)/g);
  const fires = matches(ruleTests, /alertname: (\w+)\n\s+exp_alerts:/g);
  const silent = matches(ruleTests, /\{ eval_time: \w+, alertname: (\w+) \}/g);
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((name) => !fires.includes(name) || !silent.includes(name))).toEqual([]);
});

test('the page and the dashboard show every metric of ours', async () => {
  const own = matches(await exposed(), /^# TYPE (countersign_\S+)/gm);
  const shown = metricsIn(JSON.stringify(dashboard.panels));
  const unseen = own.filter((name) => !shown.has(name));
  expect(unseen).toEqual(['countersign_overdue_seconds']);
  expect(own.filter((name) => !page.includes(name))).toEqual([]);
});

test('the panels of the dashboard have ids of their own and do not overlap', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [index, { gridPos: one, title }] of panels.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    const over = panels.slice(index + 1).filter(({ gridPos: other }) => {
      const beside = one.x + one.w <= other.x || other.x + other.w <= one.x;
      const above = one.y + one.h <= other.y || other.y + other.h <= one.y;
      return !beside && !above;
    });
    expect({ title, over }).toEqual({ title, over: [] });
  }
});
