export * from './generated/index.ts';
export * from './generated/problems.gen.ts';
export type { Client } from './generated/client/index.ts';
export { CountersignError, type Failure } from './countersign-error.ts';
export { createClient, type ClientOptions, type Countersign } from './create-client.ts';
export type { DocumentRequest, Documents, RequestedDocument } from './documents.ts';
export {
  Declined,
  Expired,
  NoAnswerError,
  NotSigned,
  TimedOut,
  UnexpectedAnswerError,
  Voided,
} from './errors.ts';
export type { DocumentItem, Lists } from './lists.ts';
export {
  checkbox,
  date,
  email,
  initials,
  mm,
  number,
  percent,
  select,
  signature,
  signedOn,
  text,
  textarea,
  type FieldOptions,
  type PageSize,
} from './places.ts';
export { signing, type Signature as SignerSignature, type Signer } from './signing.ts';
export type { FileToSend, Uploaded, UploadOptions } from './upload.ts';
export type { WaitOptions } from './wait-until-sealed.ts';
export {
  webhooks,
  WebhookRefused,
  type VerifyOptions,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks.ts';
