import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of OTLP's JSON what tests look at. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, string | number>;
}

interface Value {
  stringValue?: string;
  intValue?: number;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: (Omit<SentSpan, 'attributes' | 'service'> & {
        attributes: { key: string; value: Value }[];
      })[];
    }[];
  }[];
}

export interface OtlpReceiver {
  url: string;
  spans: SentSpan[];
  /** All that came, as it came. */
  text(): string;
  stop(): Promise<void>;
}

/** An OpenTelemetry collector on this machine. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body) as Export));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf({ resourceSpans }: Export): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: String(plain(resource.attributes)['service.name']),
        attributes: plain(span.attributes),
      })),
    ),
  );
}

function plain(attributes: { key: string; value: Value }[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
  );
}
