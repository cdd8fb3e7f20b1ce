import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ActorType, EventSource } from '../../domain/audit/actor.ts';
import type { LogAction, TrailType } from '../../domain/audit/event-routing.ts';
import type { EventType } from '../../domain/audit/events.ts';
import type { MailContent, MailKind, MailStatus, Locale } from '../../domain/mail/mail.ts';
import type { DocumentId, EventId, MailId, OrganizationId, RecipientId } from '../../domain/ids.ts';
import type { ResourceId, ResourceType } from '../../domain/audit/representation.ts';
import { time } from './columns.ts';

export const EventEntity = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.uuid().$type<EventId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    type: p.text().$type<EventType>(),
    at: time(),
    /** Gap-free per document, over all of its events. */
    sequence: p.integer().strictNullable(),
    /** Gap-free per document, over those that webhooks hear of. */
    webhookSequence: p.integer().strictNullable(),
    trailType: p.text().$type<TrailType>().strictNullable(),
    logAction: p.text().$type<LogAction>().strictNullable(),
    resourceType: p.text().$type<ResourceType>(),
    /** Of the kind that `resourceType` says. */
    resourceId: p.uuid().$type<ResourceId>().strictNullable(),
    actorType: p.text().$type<ActorType>(),
    actor: p.text().strictNullable(),
    actorName: p.text().strictNullable(),
    actorEmail: p.text().strictNullable(),
    source: p.text().$type<EventSource>(),
    ipAddress: p.text().strictNullable(),
    details: p.json<Record<string, unknown>>(),
    /** Null once the event was erased with its document, and before the log had leaves. */
    salt: p.blob().strictNullable(),
    /** Of the event in the Merkle log; never changes, and null only before the log had leaves. */
    leafHash: p.blob().strictNullable(),
  },
});
export type Event = InferEntity<typeof EventEntity>;

export const MailEntity = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: p.uuid().$type<MailId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    recipientId: p.uuid().$type<RecipientId>().strictNullable(),
    /** A recipient id, `owner` or `org`. */
    audience: p.text(),
    kind: p.text().$type<MailKind>(),
    occurrence: p.text(),
    toName: p.text(),
    toEmail: p.text(),
    replyToName: p.text().strictNullable(),
    replyToEmail: p.text().strictNullable(),
    locale: p.text().$type<Locale>(),
    content: p.json<MailContent>(),
    status: p.text().$type<MailStatus>(),
    refusal: p.text().strictNullable(),
    /** Which activity is sending it, so that two do not send the same. */
    leaseOwner: p.text().strictNullable(),
    leaseUntil: time().strictNullable(),
    /** When it was let leave for the first time, by which the hour's limits count it. */
    releasedAt: time().strictNullable(),
    createdAt: time(),
    sentAt: time().strictNullable(),
  },
});
export type Mail = InferEntity<typeof MailEntity>;
