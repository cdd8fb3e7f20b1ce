import type { X509Certificate } from 'node:crypto';
import type {
  BulkSendId,
  DeliveryId,
  DocumentId,
  EventId,
  FieldId,
  FileId,
  OrganizationId,
} from '../../domain/ids.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DomainEvent } from '../../domain/audit/events.ts';
import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import type { Reviser } from '../../evidence/pages/revise-in-thread.ts';
import type { Verifier } from '../../evidence/verify/verifier.ts';
import type { BlobStore } from '@countersign/blobs/blob-store';
import type { Field } from '../../domain/template/field.ts';
import type { LocatedText } from '@countersign/pdf/intake/ingest-result';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { StoredFile } from '../../persistence/entities/files.ts';
import type { Event } from '../../persistence/entities/events.ts';
import type { NewRow } from '../../persistence/stores/log/events.ts';
import type { Database } from '../../persistence/orm.ts';
import type { HourlyMailLimits } from '../../domain/mail/hourly-limits.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import type { Stroke } from '@countersign/signature-marks/ink';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import type { RecipientIssuer } from '@countersign/pki/keys/recipient-issuer';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { SealAuthorities } from '@countersign/seal/seal-to-level';
import type { TrustedRoots } from '@countersign/verifier/pdf-seal';
import type { LogKey } from '../../evidence/keys/log-key.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Ids } from '../../outside/ids.ts';
import type { Passkeys } from '../../outside/passkeys.ts';
import type { Keyring } from '@countersign/keyring/keyring';
import type { ActTime } from './act-time.ts';

/** What every operation may lean on; made once by the composition root. */
export interface OperationDeps {
  database: Database;
  /** The service's: addresses, codes, keys and limits run out by it. */
  clock: Clock;
  /** Of the test workspace that is served; facts are dated by `workspaceTime`. */
  testClock?: TestClock | undefined;
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
  /** Undefined: mails are not limited by the hour (`RATE_LIMITS`). */
  mailLimits?: HourlyMailLimits;
  /** Passkeys of this site. */
  passkeys: Passkeys;
  /** Looks at a signature before any lock is taken. */
  signatureCheck: SignatureCheck;
  /** Makes a logo the one that is kept, or says what is wrong with it. */
  checkLogo(dataUrl: string): Promise<{ png: Uint8Array; sha256: string } | string>;
  /** What records of acts are made with, and checked against. */
  records: RecordAuthority;
  /** Those of test workspaces, when their clock says so. */
  testAuthorities(now: Date): Promise<TestAuthorities>;
  /** Draws what those before left on the pages; heavy, and never on the event loop. */
  reviseDocument: Reviser['revise'];
  /**
   * Finds texts on the pages of a prepared file, in ingest's child and limits: each text's places in
   * reading order over all pages. Outside of any transaction.
   * @throws UNPROCESSABLE_FILE when that takes more than the limits
   */
  locateTexts(
    fileId: FileId,
    owner: OrganizationId,
    texts: readonly string[],
  ): Promise<LocatedText[][]>;
  /**
   * How the pages of a prepared file are shown, measured by a child and kept.
   * @throws UNPROCESSABLE_FILE when that takes more than the limits
   */
  measurePages(fileId: FileId, owner: OrganizationId): Promise<PageGeometry[]>;
  /** What keeps words of the sender from being written, by the field; heavy, never on the event loop. */
  checkWords(
    fields: readonly Field[],
    pages: readonly PageGeometry[],
  ): Promise<ReadonlyMap<FieldId, string>>;
  /**
   * The prepared file with the sender's words of all fields written in, staged and stored as a file
   * that no row names yet; undefined when there are none. Outside of any transaction.
   * @throws VALIDATION_ERROR naming the first field whose words cannot be written
   */
  writeWords(
    fileId: FileId,
    owner: OrganizationId,
    fields: readonly Field[],
  ): Promise<StoredFile | undefined>;
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

/** Who vouches for the evidence of test workspaces, at one time of a clock: it proves nothing. */
export interface TestAuthorities {
  records: RecordAuthority;
  tsa: Tsa;
  seal: SealAuthorities;
  trusted: TrustedRoots;
  logKey: LogKey;
  logPublicKeys: OperationDeps['logPublicKeys'];
}

type CheckedPicture =
  { ok: true; png: Uint8Array } | { ok: false; reason: string; message: string };

export interface SignatureCheck {
  image(dataUrl: string): Promise<CheckedPicture>;
  /** Draws strokes that are within the limits of ink. */
  strokes(strokes: readonly Stroke[]): Promise<CheckedPicture>;
  /** A picture may come soon. */
  expect(): void;
  /** What is wrong with a typed name; undefined when it can be drawn in the face. */
  text(text: string, face: SignatureFace): Promise<string | undefined>;
}

/** What a commit left to be dispatched. */
export interface Changes {
  documents: ReadonlySet<DocumentId>;
  deliveries: ReadonlySet<DeliveryId>;
  /** By the file that they make. */
  conversions: ReadonlySet<FileId>;
  bulkSends: ReadonlySet<BulkSendId>;
}

/** One unit of work: state, events, mails and deliveries commit together or not at all. */
export interface Transaction {
  em: EntityManager;
  deps: OperationDeps;
  /** Of what is done here; the locks of documents move it. */
  time: ActTime;
  /** `time.now()`, the workspace's: asked for after the document's lock, and the same ever after. */
  readonly now: Date;
  /** The service's time, also in a test workspace: for what runs out by it, such as codes. */
  readonly realNow: Date;
  changes: {
    documents: Set<DocumentId>;
    deliveries: Set<DeliveryId>;
    conversions: Set<FileId>;
    bulkSends: Set<BulkSendId>;
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
