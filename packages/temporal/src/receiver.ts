import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { webhooks, WebhookRefused, type WebhookHeaders } from '@countersign/client';
import type { WorkflowClient } from '@temporalio/client';
import { WorkflowNotFoundError } from '@temporalio/common';
import { eventSignal, workflowKey, type DocumentEvent } from './contracts.ts';

export interface ReceiverOptions {
  workflows: Pick<WorkflowClient, 'getHandle'>;
  /** `whsec_…`; after a rotation the old one, too. */
  secret: string | readonly string[];
}

const rememberedIds = 10_000;

/**
 * Takes a webhook's message and signals it to the workflow that asked for the document.
 * @returns the status to answer with: 503 makes the service try again
 */
export function makeReceiver({ workflows, secret }: ReceiverOptions) {
  const handled = new Set<string>();
  return async (body: Uint8Array<ArrayBuffer>, headers: WebhookHeaders): Promise<number> => {
    try {
      const event = await webhooks.verify(body, headers, secret);
      const document = 'document' in event.data ? event.data.document : undefined;
      const { metadata = {} } = (document ?? {}) as { metadata?: Record<string, string> };
      const workflowId = metadata[workflowKey];
      if (!document || workflowId === undefined || handled.has(event.id)) return 204;
      const { id, type } = event;
      const sequence = 'sequence' in event ? event.sequence : undefined;
      const told: DocumentEvent = {
        id,
        type,
        document_id: document.id,
        ...(sequence && { sequence }),
      };
      await workflows.getHandle(workflowId).signal(eventSignal, told);
      handled.add(id);
      const [oldest] = handled;
      if (oldest !== undefined && handled.size > rememberedIds) handled.delete(oldest);
      return 204;
    } catch (error) {
      if (error instanceof WebhookRefused) return 400;
      // It is over, and waits for nothing.
      return error instanceof WorkflowNotFoundError ? 204 : 503;
    }
  };
}

/** The same for a server of Node: `createServer(makeListener(…))`. */
export function makeListener(options: ReceiverOptions) {
  const receive = makeReceiver(options);
  return (request: IncomingMessage, response: ServerResponse): void => {
    void buffer(request)
      .then((body) => receive(new Uint8Array(body), request.headers))
      .then(
        (status) => response.writeHead(status).end(),
        // Its sender hung up.
        () => response.destroy(),
      );
  };
}
