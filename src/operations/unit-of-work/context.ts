import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberRole } from '../../domain/member/member.ts';
import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import type { BlobStore } from '../../outside/blob-store.ts';
import type { Event } from '../../persistence/entities/events.ts';
import type { Database } from '../../persistence/orm.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Drill } from '../../outside/drill.ts';
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
  defaultLocale: string;
  /** `ALLOW_INSECURE_WEBHOOKS`: http, any port and loopback as targets. */
  allowInsecureWebhooks: boolean;
  /** Looks at a signature before any lock is taken. */
  signatureCheck: SignatureCheck;
  /** Recomputes a seal from its bytes; heavy, and never on the event loop. */
  verifySeal(bytes: Uint8Array, at: Date): Promise<SealVerdict>;
  /** Called after each commit with what Temporal should hear of; must not throw or wait. */
  afterCommit(changes: Changes): void;
  /** Rehearsed accidents; absent in production. */
  drill?: Drill;
}

export interface SealVerdict {
  bytes: Verdict;
  signature: Verdict;
  certificates: Verdict;
}

interface Verdict {
  ok: boolean;
  detail: string;
}

export interface SignatureCheck {
  image(
    dataUrl: string,
  ): Promise<{ ok: true; png: Uint8Array } | { ok: false; reason: string; message: string }>;
  /** What is wrong with a typed name; undefined when it can be drawn. */
  text(text: string): Promise<string | undefined>;
}

/** What a commit left to be told. UUIDs. */
export interface Changes {
  documents: ReadonlySet<string>;
  deliveries: ReadonlySet<string>;
}

/** Who acts, as evidence will name them. */
export interface Actor {
  type: 'user' | 'recipient' | 'system';
  /** What the document trail prints: an API key's label or a person's email. */
  label: string;
  name: string | null;
  email: string | null;
  ipAddress: string | null;
  source: 'web' | 'api' | 'system';
}

/** A member acting through an API key. Ids are UUIDs. */
export interface MemberActor extends Actor {
  type: 'user';
  organizationId: string;
  memberId: string;
  userId: string;
  role: MemberRole;
}

export const systemActor: Actor = {
  type: 'system',
  label: 'system',
  name: null,
  email: null,
  ipAddress: null,
  source: 'system',
};

/** One unit of work: state, events, mails and deliveries commit together or not at all. */
export interface Transaction {
  em: EntityManager;
  deps: OperationDeps;
  now: Date;
  changes: { documents: Set<string>; deliveries: Set<string> };
  /** Facts that are written just before the commit, in one statement. */
  events: Event[];
  /** Their frozen webhook bodies, which are fanned out to the endpoints with it. */
  messages: PendingMessage[];
  /** Set by facts that stay although the command is refused. */
  keepOnRefusal: boolean;
}

export interface PendingMessage {
  eventId: string;
  organizationId: string;
  documentId: string | null;
  type: WebhookEventType;
  body: string;
  /** The delivery waits until the document is sealed. */
  deferred: boolean;
}
