import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { Resource } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { ClientInterceptors } from '@temporalio/client';
import {
  makeWorkflowExporter,
  OpenTelemetryActivityInboundInterceptor,
  OpenTelemetryWorkflowClientInterceptor,
  type OpenTelemetrySinks,
} from '@temporalio/interceptors-opentelemetry';
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker';
import { bareExporter } from './bare-spans.ts';
import { tellingOutcome, type StepName, type Watch } from './watch.ts';

/** The end of a request: the pattern of its route, and the id that its answer carried. */
export interface TracedEnd {
  route: string;
  status: number;
  requestId: string;
}

/** Runs `next` in a span of its own. */
export type TraceRequest = (method: string, next: () => void) => RequestSpan;

export interface RequestSpan {
  /** Undefined where the sampler leaves this one out. */
  traceId: string | undefined;
  end(end: TracedEnd): void;
}

/** The spans of one process. Those of a request go on in workflow, activity, mail and webhook. */
export interface Tracing {
  request: TraceRequest;
  watch: Watch;
  client: ClientInterceptors;
  activities: ActivityInterceptorsFactory;
  sinks: InjectedSinks<OpenTelemetrySinks>;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Base address of an OTLP receiver (HTTP, JSON), without `/v1/traces`. */
  endpoint: string;
  process: 'api' | 'worker';
  /** Spans were lost. */
  onError: (error: unknown) => void;
  /** Instead of `exportTimeoutMs`. */
  timeoutMs?: number;
}

/** A collector that does not answer holds up neither the work nor the end of the process for long. */
export const exportTimeoutMs = 5_000;

/** Temporal's interceptors have spans of the others. */
const spanned = new Set<StepName>(['mail', 'seal', 'webhook']);

/** Once in a process: the context that spans hang on is global. */
export function makeTracing(options: TracingOptions): Tracing {
  const { endpoint, process, onError, timeoutMs = exportTimeoutMs } = options;
  const resource = new Resource({ 'service.name': `countersign-${process}` });
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = bareExporter(new OTLPTraceExporter({ url, timeoutMillis: timeoutMs }));
  const processor = new BatchSpanProcessor(exporter, { exportTimeoutMillis: timeoutMs });
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] });
  provider.register({
    contextManager: new AsyncLocalStorageContextManager().enable(),
    propagator: new W3CTraceContextPropagator(),
  });
  setGlobalErrorHandler(onError);
  const tracer = provider.getTracer('countersign');
  return {
    request: traceRequests(tracer),
    watch: traceWork(tracer),
    client: { workflow: [new OpenTelemetryWorkflowClientInterceptor()] },
    activities: (activity) => ({ inbound: new OpenTelemetryActivityInboundInterceptor(activity) }),
    sinks: { exporter: makeWorkflowExporter(processor, resource) },
    close: () => provider.shutdown().catch(onError),
  };
}

/** A caller's own `traceparent` is not taken: strangers would write into our traces. */
function traceRequests(tracer: Tracer): TraceRequest {
  return (method, next) => {
    const span = tracer.startSpan(method, {
      root: true,
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method },
    });
    context.with(trace.setSpan(context.active(), span), next);
    return {
      traceId: span.isRecording() ? span.spanContext().traceId : undefined,
      end({ route, status, requestId }) {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          'countersign.request_id': requestId,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

function traceWork(tracer: Tracer): Watch {
  return (step, work, outcome) => {
    if (!spanned.has(step.name)) return work();
    const options = {
      kind: step.name === 'seal' ? SpanKind.INTERNAL : SpanKind.CLIENT,
      attributes: { 'countersign.kind': step.kind },
    };
    return tracer.startActiveSpan(step.name, options, (span) =>
      tellingOutcome(work, outcome, (word, failed) => {
        span.setAttribute('countersign.outcome', word);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }),
    );
  };
}
