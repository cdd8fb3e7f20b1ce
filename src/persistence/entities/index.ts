import { ContactEntity } from './contacts.ts';
import {
  DocumentEntity,
  DocumentTombstoneEntity,
  RecipientEntity,
  SignatureEntity,
} from './documents.ts';
import { EventEntity, MailEntity } from './events.ts';
import { FileEntity, TemplateEntity, UploadEntity } from './files.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookMessageEntity,
} from './webhooks.ts';
import { ApiKeyEntity, MemberEntity, OrganizationEntity, UserEntity } from './workspace.ts';

export const entities = [
  OrganizationEntity,
  UserEntity,
  MemberEntity,
  ApiKeyEntity,
  FileEntity,
  UploadEntity,
  TemplateEntity,
  DocumentEntity,
  DocumentTombstoneEntity,
  RecipientEntity,
  SignatureEntity,
  ContactEntity,
  EventEntity,
  MailEntity,
  WebhookEntity,
  WebhookMessageEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
];
