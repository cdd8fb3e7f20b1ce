import type { WorkflowOptions } from '@temporalio/client';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { mustAct } from '../domain/recipient/recipient.ts';
import type { BulkSendInput, ConversionInput, DeliveryInput } from '../workflows/contracts.ts';

/**
 * What operators read of a workflow before they open its history: ids, counts and times as they were
 * at its start, and nothing personal. How it stands now is in its current details.
 */
type Metadata = Required<Pick<WorkflowOptions, 'staticSummary' | 'staticDetails' | 'memo'>>;

export function documentMetadata(snapshot: Snapshot): Metadata {
  const { documentId: document, organizationId, recipients, deadlineMs } = snapshot;
  const toAct = recipients.filter(({ role }) => mustAct(role)).length;
  const deadline = deadlineMs === null ? null : new Date(deadlineMs).toISOString();
  return {
    staticSummary: `Document …${lastOf(document)}, ${toAct} to act, due ${deadline ?? 'never'}`,
    staticDetails: [
      `Document \`${document}\` of workspace \`${organizationId ?? 'unknown'}\``,
      `${recipients.length} recipients, of whom ${toAct} sign or approve`,
      'Nothing done here changes the document: to stop it, void it through the API.',
    ].join('\n\n'),
    memo: { document, workspace: organizationId, recipients: recipients.length, toAct, deadline },
  };
}

export function deliveryMetadata(delivery: DeliveryInput): Metadata {
  const { deliveryId, eventId, eventType, webhookId, organizationId } = delivery;
  return {
    staticSummary: `${eventType} to …${lastOf(webhookId)}`,
    staticDetails: [
      `Event \`${eventId}\` to endpoint \`${webhookId}\` of workspace \`${organizationId}\``,
      `\`GET /webhooks/deliveries\` shows the attempts of \`${deliveryId}\`.`,
    ].join('\n\n'),
    memo: { delivery: deliveryId, event: eventId, endpoint: webhookId, workspace: organizationId },
  };
}

export function conversionMetadata({ fileId, organizationId }: ConversionInput): Metadata {
  return {
    staticSummary: `File …${lastOf(fileId)}`,
    staticDetails: `File \`${fileId}\` of workspace \`${organizationId}\``,
    memo: { file: fileId, workspace: organizationId },
  };
}

export function bulkSendMetadata({ bulkSendId, organizationId }: BulkSendInput): Metadata {
  return {
    staticSummary: `Bulk send …${lastOf(bulkSendId)}`,
    staticDetails: [
      `Bulk send \`${bulkSendId}\` of workspace \`${organizationId}\``,
      `\`GET /bulk-sends/rows\` shows what became of each row. To stop it, \`POST /bulk-sends/cancel\`.`,
    ].join('\n\n'),
    memo: { bulkSend: bulkSendId, workspace: organizationId },
  };
}

/** The end of an id, which differs where its beginning, a time, does not. */
function lastOf(id: string): string {
  return id.slice(-8);
}
