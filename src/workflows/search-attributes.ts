import {
  defineSearchAttributeKey,
  SearchAttributeType,
  type SearchAttributePair,
  type SearchAttributeUpdatePair,
} from '@temporalio/common';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { mustAct } from '../domain/recipient/recipient.ts';
import type { DeliveryInput } from './contracts.ts';

/** What operators search workflows by. Dashboards depend on the names: they never change. */
const keys = {
  organization: defineSearchAttributeKey('OrgId', SearchAttributeType.KEYWORD),
  status: defineSearchAttributeKey('DocumentStatus', SearchAttributeType.KEYWORD),
  endpoint: defineSearchAttributeKey('EndpointId', SearchAttributeType.KEYWORD),
  eventType: defineSearchAttributeKey('EventType', SearchAttributeType.KEYWORD),
  deadline: defineSearchAttributeKey('Deadline', SearchAttributeType.DATETIME),
  pending: defineSearchAttributeKey('PendingRecipients', SearchAttributeType.INT),
};

/** Each with its name and type, for those who register them. */
export const searchAttributes = Object.values(keys);

/** Those of a document that change during its life; null removes one. */
export function documentAttributes(snapshot: Snapshot): SearchAttributeUpdatePair[] {
  const { status, deadlineMs } = snapshot;
  return [
    { key: keys.status, value: status },
    { key: keys.deadline, value: deadlineMs === null ? null : new Date(deadlineMs) },
    { key: keys.pending, value: countPending(snapshot) },
  ];
}

export function organizationAttribute(
  organizationId: Snapshot['organizationId'],
): SearchAttributeUpdatePair {
  return { key: keys.organization, value: organizationId };
}

export function deliveryAttributes(delivery: DeliveryInput): SearchAttributePair[] {
  return [
    { key: keys.organization, value: delivery.organizationId },
    { key: keys.endpoint, value: delivery.webhookId },
    { key: keys.eventType, value: delivery.eventType },
  ];
}

/** Signers and approvers who have not acted. */
function countPending({ recipients }: Snapshot): number {
  return recipients.filter(({ role, acted }) => mustAct(role) && !acted).length;
}
