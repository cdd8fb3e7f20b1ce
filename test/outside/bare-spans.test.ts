import { expect, test } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { bareExporter } from '../../src/outside/bare-spans.ts';

test('of a span only what is listed leaves, and of an error only that there was one', () => {
  const sent = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(bareExporter(sent))],
  });
  const span = provider.getTracer('test').startSpan('mail', {
    attributes: { 'countersign.kind': 'invitation', memo: 'ana@example.com' },
  });
  span.setAttribute('temporalTerminateReason', 'ana@example.com asked');
  span.recordException(new Error('550 ana@example.com'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: '550 ana@example.com' });
  span.end();
  const [left] = sent.getFinishedSpans();
  expect(left?.name).toBe('mail');
  expect(left?.spanContext().traceId).toBe(span.spanContext().traceId);
  expect(left?.attributes).toEqual({ 'countersign.kind': 'invitation' });
  expect(left?.events).toEqual([]);
  expect(left?.status).toEqual({ code: SpanStatusCode.ERROR });
});
