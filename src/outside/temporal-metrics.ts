import { MetricsBuffer, type BufferedMetricUpdate } from '@temporalio/worker';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What Temporal's core measures of the workers of this process, on its way to a registry. */
export interface TemporalMetrics {
  /** For `telemetryOptions` of Temporal's runtime: what is measured opens no port of its own. */
  exporter: { buffer: MetricsBuffer };
  stop: () => void;
}

/** All that there are, so that a metric can be made with the first value that it is given. */
const labelNames = [
  ...['namespace', 'task_queue', 'worker_type', 'poller_type', 'eager'],
  ...['workflow_type', 'activity_type', 'failure_reason', 'operation', 'status_code'],
];

const bucketsS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
/** The buffer holds what is measured in several seconds of a busy worker. */
const everyMs = 1_000;

/** The names are those of the SDK (`temporal_…`), durations in seconds. */
export function makeTemporalMetrics(registry: Registry): TemporalMetrics {
  const buffer = new MetricsBuffer({ useSecondsForDurations: true });
  const record = recordIn(registry);
  const timer = setInterval(() => {
    for (const update of buffer.retrieveUpdates()) record(update);
  }, everyMs);
  timer.unref();
  return {
    exporter: { buffer },
    stop: () => {
      clearInterval(timer);
    },
  };
}

type Labels = Record<string, string>;
type Recorder = (labels: Labels, value: number) => void;

/** Each metric is made when it is first met. */
export function recordIn(registry: Registry): (update: BufferedMetricUpdate) => void {
  const recorders = new Map<string, Recorder>();
  return ({ metric, value, attributes }) => {
    let recorder = recorders.get(metric.name);
    if (!recorder) {
      recorder = makeRecorder(registry, metric);
      recorders.set(metric.name, recorder);
    }
    recorder(known(attributes), value);
  };
}

function makeRecorder(
  registry: Registry,
  { name, description, kind }: BufferedMetricUpdate['metric'],
): Recorder {
  const help = description !== undefined && description !== '' ? description : name;
  const made = { name, help, labelNames, registers: [registry] };
  switch (kind) {
    case 'counter': {
      const counter = new Counter(made);
      return (labels, value) => {
        counter.inc(labels, value);
      };
    }
    case 'gauge': {
      const gauge = new Gauge(made);
      return (labels, value) => {
        gauge.set(labels, value);
      };
    }
    case 'up-down-counter': {
      const gauge = new Gauge(made);
      return (labels, value) => {
        gauge.inc(labels, value);
      };
    }
    case 'histogram': {
      const histogram = new Histogram({ ...made, buckets: bucketsS });
      return (labels, value) => {
        histogram.observe(labels, value);
      };
    }
  }
}

function known(attributes: BufferedMetricUpdate['attributes']): Labels {
  return Object.fromEntries(
    labelNames.flatMap((name) => {
      const value = attributes[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
