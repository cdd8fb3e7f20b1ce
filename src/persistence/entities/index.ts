import {
  AuthenticationCodeEntity,
  AuthenticationSessionEntity,
  AuthenticationTryEntity,
  PasskeyChallengeEntity,
  PasskeyEntity,
} from './authentication.ts';
import { BulkSendEntity, BulkSendRowEntity } from './bulk-sends.ts';
import { ContactEntity } from './contacts.ts';
import {
  DocumentEntity,
  DocumentSearchEntity,
  DocumentTombstoneEntity,
  RecipientEntity,
  SignatureEntity,
} from './documents.ts';
import { EventEntity, MailEntity } from './events.ts';
import {
  ConversionEntity,
  DocumentRevisionEntity,
  FileEntity,
  FileReleaseEntity,
  ServedFileEntity,
  StagedBlobEntity,
  TemplateEntity,
  UploadEntity,
} from './files.ts';
import { LogCheckpointEntity, LogLeafEntity, LogNodeEntity, LogPendingEntity } from './log.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookMessageEntity,
} from './webhooks.ts';
import {
  ApiKeyEntity,
  BrandingEntity,
  IdempotencyKeyEntity,
  MemberEntity,
  OrganizationEntity,
  UserEntity,
} from './workspace.ts';

export const entities = [
  OrganizationEntity,
  BrandingEntity,
  UserEntity,
  MemberEntity,
  ApiKeyEntity,
  IdempotencyKeyEntity,
  FileEntity,
  FileReleaseEntity,
  StagedBlobEntity,
  UploadEntity,
  ConversionEntity,
  TemplateEntity,
  DocumentRevisionEntity,
  DocumentEntity,
  DocumentSearchEntity,
  DocumentTombstoneEntity,
  RecipientEntity,
  SignatureEntity,
  ServedFileEntity,
  AuthenticationCodeEntity,
  AuthenticationTryEntity,
  AuthenticationSessionEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  ContactEntity,
  EventEntity,
  LogPendingEntity,
  LogLeafEntity,
  LogNodeEntity,
  LogCheckpointEntity,
  MailEntity,
  WebhookEntity,
  WebhookMessageEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  BulkSendEntity,
  BulkSendRowEntity,
];
