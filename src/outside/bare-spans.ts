import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Words, numbers and ids of ours; all else that a library adds stays here. */
const allowed = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'countersign.request_id',
  'countersign.kind',
  'countersign.outcome',
  // Of Temporal's interceptors.
  'temporalWorkflowId',
  'temporalActivityId',
  'run_id',
  'workflowId',
  'workflowType',
  'runId',
]);

/**
 * Spans without anything personal: only the attributes above leave the process, and neither the
 * messages nor the stacks of errors do.
 */
export function bareExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      exporter.export(spans.map(bare), done);
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

function bare(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    attributes: { value: onlyTold(span.attributes) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
  }) as ReadableSpan;
}

function onlyTold(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)));
}
