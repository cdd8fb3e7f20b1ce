import type { X509Certificate } from 'node:crypto';
import type { DeliveryId, DocumentId, EventId, FileId, OrganizationId } from '../../domain/ids.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DomainEvent } from '../../domain/audit/events.ts';
import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import type { Reviser } from '../../evidence/seal/reviser.ts';
import type { Verifier } from '../../evidence/verify/verifier.ts';
import type { BlobStore } from '../../outside/blob-store.ts';
import type { Event } from '../../persistence/entities/events.ts';
import type { NewRow } from '../../persistence/stores/events.ts';
import type { Database } from '../../persistence/orm.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import type { SignatureFace } from '../../domain/signing/signature-face.ts';
import type { RecipientIssuer } from '../../evidence/keys/recipient-issuer.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Ids } from '../../outside/ids.ts';
import type { Keyring } from '../../outside/keyring.ts';

/** What every operation may lean on; made once by the composition root. */
export interface OperationDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  keyring: Keyring;
  blobs: BlobStore;
  /** Address under which recipients and downloads reach this service, without a trailing slash. */
  publicUrl: string;
  defaultLocale: Locale;
  /** How long a link shows a document's content after it was completed. */
  linkContentDays: number;
  /** `ALLOW_INSECURE_WEBHOOKS`: http, any port and loopback as targets. */
  allowInsecureWebhooks: boolean;
  /** Looks at a signature before any lock is taken. */
  signatureCheck: SignatureCheck;
  /** What records of acts are made with, and checked against. */
  records: RecordAuthority;
  /** Draws what those before left on the pages; heavy, and never on the event loop. */
  reviseDocument: Reviser['revise'];
  /** Recomputes a seal from its bytes; heavy, and never on the event loop. */
  verifySeal: Verifier['verify'];
  /** Packs the evidence of a sealed file; heavy, and never on the event loop. */
  packEvidence: Verifier['pack'];
  /** Ed25519, of the key that signs the log's checkpoints, then of those that did. */
  logPublicKeys: readonly [Uint8Array, ...Uint8Array[]];
  /** Called after each commit with what is to be dispatched; must not throw or wait. */
  afterCommit(changes: Changes): void;
  /** Called after each commit with the types of its events, which are counted; must not throw. */
  countEvents?(types: readonly DomainEvent['type'][]): void;
}

export interface RecordAuthority {
  /** The CA that certifies the key of each record. */
  issuer: RecipientIssuer;
  /** Whether records get timestamp tokens (`SEAL_LEVEL` above B-B). */
  takesTimestamps: boolean;
  /** Of recipients' certificates. */
  roots: readonly X509Certificate[];
  timestampRoots: readonly X509Certificate[];
}

export interface SignatureCheck {
  image(
    dataUrl: string,
  ): Promise<{ ok: true; png: Uint8Array } | { ok: false; reason: string; message: string }>;
  /** What is wrong with a typed name; undefined when it can be drawn in the face. */
  text(text: string, face: SignatureFace): Promise<string | undefined>;
}

/** What a commit left to be dispatched. */
export interface Changes {
  documents: ReadonlySet<DocumentId>;
  deliveries: ReadonlySet<DeliveryId>;
  /** By the file that they make. */
  conversions: ReadonlySet<FileId>;
}

/** One unit of work: state, events, mails and deliveries commit together or not at all. */
export interface Transaction {
  em: EntityManager;
  deps: OperationDeps;
  now: Date;
  changes: {
    documents: Set<DocumentId>;
    deliveries: Set<DeliveryId>;
    conversions: Set<FileId>;
  };
  /** Facts that are written just before the commit, in one statement. */
  events: Event[];
  /** Further rows that are written with them. */
  rows: NewRow[];
  /** The types of those that were written. */
  written: DomainEvent['type'][];
  /** Their frozen webhook bodies, which are fanned out to the endpoints with it. */
  messages: PendingMessage[];
  /** Set by facts that stay although the command is refused. */
  keepOnRefusal: boolean;
}

export interface PendingMessage {
  eventId: EventId;
  organizationId: OrganizationId;
  documentId: DocumentId | null;
  type: WebhookEventType;
  body: string;
  /** The delivery waits until the document is sealed. */
  deferred: boolean;
}
