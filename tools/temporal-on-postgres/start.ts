import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { childEnvironment } from '../../src/processes/config/config.ts';
import { startChild, type Child } from '@countersign/embedded/processes/child';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { lastLogLine } from '@countersign/embedded/processes/log-file';
import { freePort } from '@countersign/embedded/processes/ports';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import type { Progress } from '@countersign/embedded/progress';
import { runStep } from '@countersign/embedded/processes/run-step';
import { registerSearchAttributes } from '../../src/outside/register-search-attributes.ts';
import { searchAttributes } from '../../src/workflows/search-attributes.ts';
import { temporalPrograms } from './programs.ts';
import { databases, serverConfig, serverPorts } from './server-config.ts';

export interface TemporalOnPostgres {
  /** host:port of the frontend. */
  address: string;
  /** Prometheus' format. */
  metricsUrl: string;
  stop(): Promise<void>;
}

const namespace = 'default';
const startLimitMs = 120_000;

/**
 * A Temporal server as one is run in production, with its history and visibility in PostgreSQL; a
 * cluster of its own, everything in a temporary folder that ends with it or with us.
 */
export async function startTemporalOnPostgres(progress: Progress): Promise<TemporalOnPostgres> {
  const programs = await temporalPrograms(progress);
  const folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-'));
  const guardian = startGuardian(folder);
  // The account that PostgreSQL runs as when we are root must be able to pass.
  await chmod(folder, 0o711);
  const postgres = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const started: Child[] = [];
  const stop = async () => {
    for (const child of started) await child.stop();
    await guardian.finish();
  };
  const watch = (child: Child, signal: NodeJS.Signals) => {
    guardian.watch(child, signal);
    started.unshift(child);
  };
  try {
    await startPostgres({
      dataDir: join(folder, 'postgres'),
      port: postgres.port,
      superuserPassword: postgres.password,
      logFile: join(folder, 'postgres.log'),
      onSpawn: (child) => watch(child, 'SIGINT'),
    });
    await makeSchemas(programs.sqlTool, postgres);
    const ports = await serverPorts();
    const configFile = join(folder, 'server.yaml');
    await writeFile(configFile, serverConfig(ports, postgres), { mode: 0o600 });
    const logFile = join(folder, 'temporal.log');
    const server = await startChild({
      command: programs.server,
      args: ['--config-file', configFile, 'start'],
      logFile,
      stopSignal: 'SIGTERM',
      cwd: folder,
      onSpawn: (child) => watch(child, 'SIGTERM'),
    });
    const address = `127.0.0.1:${ports.frontend}`;
    const ended = server.exited.then(async (how) => {
      throw new Error(`Temporal on PostgreSQL ended (${how}): ${await lastLogLine(logFile)}`);
    });
    ended.catch(() => undefined);
    await Promise.race([makeNamespace(address), ended]);
    return {
      address,
      metricsUrl: `http://127.0.0.1:${ports.metrics}/metrics`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeSchemas(sqlTool: string, postgres: { port: number; password: string }) {
  const env = childEnvironment({ SQL_PASSWORD: postgres.password });
  const reach = ['--plugin', 'postgres12', '--ep', '127.0.0.1', '-p', String(postgres.port)];
  for (const [folder, database] of [
    ['temporal', databases.persistence],
    ['visibility', databases.visibility],
  ] as const) {
    for (const command of [
      ['create', '--defaultdb', 'postgres'],
      ['setup-schema', '-v', '0.0'],
      ['update-schema', '--schema-name', `postgresql/v12/${folder}`],
    ]) {
      const args = [...reach, '-u', 'postgres', '--db', database, ...command];
      const { ok, lastError, stdout } = await runStep(sqlTool, args, { env });
      if (!ok) throw new Error(`temporal-sql-tool ${command.join(' ')}: ${lastError || stdout}`);
    }
  }
}

/** The namespace with its search attributes, as `temporal server start-dev` brings it along. */
async function makeNamespace(address: string): Promise<void> {
  const connection = Connection.lazy({ address, connectTimeout: 2_000 });
  try {
    const { workflowService } = connection;
    await untilDone(() =>
      workflowService.registerNamespace({
        namespace,
        workflowExecutionRetentionPeriod: msToTs('24 hours'),
      }),
    );
    await untilDone(() => registerSearchAttributes(connection, namespace));
    // Its services read both a while later.
    await untilDone(() =>
      workflowService.listWorkflowExecutions({
        namespace,
        query: searchAttributes.map(({ name }) => `${name} is null`).join(' and '),
      }),
    );
  } finally {
    await connection.close();
  }
}

/** gRPC's status of what an attempt made whose answer was lost. */
const alreadyExists = 6;

async function untilDone<T>(call: () => Promise<T>): Promise<T | undefined> {
  const startedMs = performance.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as { code?: number }).code === alreadyExists) return undefined;
      if (performance.now() - startedMs > startLimitMs) throw error;
      await pause(200);
    }
  }
}
