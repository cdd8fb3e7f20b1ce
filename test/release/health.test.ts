import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

interface ComposeFile {
  services: Record<
    string,
    { build?: unknown; command?: string[]; restart?: string; healthcheck?: object }
  >;
}

test('the image asks whether its process hangs at the port that it gives it, by no database and no token', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^ENV .*\bHEALTH_PORT=\d+\b/m);
  const [, command = ''] = /^HEALTHCHECK (?:.*\\\n)+ *CMD (.*)$/m.exec(dockerfile) ?? [];
  const [program, flag, script = ''] = JSON.parse(command) as string[];
  expect([program, flag]).toEqual(['node', '-e']);
  expect(script).toContain('http://127.0.0.1:${process.env.HEALTH_PORT}/healthz');
});

test('compose runs API and worker under what ends them when they hang, asks them as the image does, and starts again what ended', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile;
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const shown = ours.map(([name, { command, restart, healthcheck }]) => {
    return [name, { command, restart, healthcheck }];
  });
  const supervised = (name: string) => ({
    command: ['supervise', name],
    restart: 'unless-stopped',
    healthcheck: undefined,
  });
  expect(Object.fromEntries(shown)).toEqual({
    api: supervised('api'),
    worker: supervised('worker'),
    migrate: {
      command: ['migrate'],
      restart: 'on-failure:10',
      healthcheck: { disable: true },
    },
  });
});

test('the chart asks API and worker at a port of their own, whose answer half a minute may pass without', () => {
  const parts = read('deploy/helm/templates/_parts.tpl');
  const values = parse(read('deploy/helm/values.yaml')) as Record<string, unknown>;
  expect(values['healthPort']).toEqual(expect.any(Number));
  expect(values['healthPort']).not.toBe(values['metricsPort']);
  expect(parts).toContain('{ name: HEALTH_PORT, value: {{ .Values.healthPort | quote }} }');
  const [, health = ''] =
    /define "countersign\.health" -\}\}\n([^]*?)\{\{- end \}\}/.exec(parts) ?? [];
  const probes = parse(health) as Record<string, Record<string, unknown>>;
  expect(Object.keys(probes)).toEqual(['startupProbe', 'livenessProbe']);
  for (const probe of Object.values(probes)) {
    expect(probe['httpGet']).toEqual({ path: '/healthz', port: 'health' });
  }
  const { periodSeconds, failureThreshold } = probes['livenessProbe'] ?? {};
  expect(Number(periodSeconds) * Number(failureThreshold)).toBeGreaterThanOrEqual(30);
  for (const name of ['api', 'worker']) {
    const template = read(`deploy/helm/templates/${name}.yaml`);
    expect(template).toContain('{ name: health, containerPort: {{ .Values.healthPort }} }');
    expect(template).toContain('{{- include "countersign.health" . | nindent 10 }}');
    expect(template).not.toMatch(/tcpSocket|livenessProbe/);
  }
});
