/**
 * A program: a worker beside the Temporal server of its first argument, in a process of its own, as
 * a runtime is one for the whole process. Prints what is measured of it, once there is something.
 */
import { NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { Registry } from 'prom-client';
import { makeTemporalMetrics } from '../../src/outside/temporal-metrics.ts';
import { eventually } from './eventually.ts';

const registry = new Registry();
const { exporter, stop } = makeTemporalMetrics(registry);
Runtime.install({ telemetryOptions: { metrics: exporter } });
const connection = await NativeConnection.connect({ address: process.argv[2] ?? '' });
const worker = await Worker.create({
  connection,
  taskQueue: 'measured',
  activities: { work: async () => undefined },
});
await worker.runUntil(
  eventually(async () => {
    const text = await registry.metrics();
    return text.includes('temporal_num_pollers{') && text.includes('temporal_request{');
  }),
);
stop();
await connection.close();
process.stdout.write(await registry.metrics());
