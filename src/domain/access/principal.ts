import type { ActorType, EventSource } from '../audit/actor.ts';
import type { ApiKeyId, MemberId, OrganizationId, RecipientId, UserId } from '../ids.ts';
import type { Allowance } from './allowance.ts';
import type { MemberRole } from '../member/member.ts';
import type { LinkChannel } from '../recipient/recipient.ts';

/** Who calls an operation. A browser session of a console will be another kind of member. */
export type Principal = MemberPrincipal | RecipientPrincipal | CommandPrincipal | SystemPrincipal;

/** A member of a workspace, acting through an API key or by what they started. */
export interface MemberPrincipal {
  kind: 'api_key';
  /** Of the key that a request came with. */
  keyId?: ApiKeyId;
  /** The key's label, or that of the command, which the document trail prints. */
  label: string;
  organizationId: OrganizationId;
  memberId: MemberId;
  userId: UserId;
  role: MemberRole;
  name: string | null;
  email: string;
  ipAddress: string | null;
  /** The key's own; absent: that of every key. */
  allowance?: Allowance;
}

/** A recipient in their browser; the signing link is the credential. */
export interface RecipientPrincipal {
  kind: 'signing_link';
  recipientId: RecipientId;
  linkChannel: LinkChannel;
  name: string;
  email: string;
  ipAddress: string;
  userAgent: string;
}

/**
 * A command of administration. Who has the machine may do everything and could call themselves
 * anything: this is what the machine said of them, kept for those who share one honestly.
 */
export interface CommandPrincipal {
  kind: 'command';
  /** Of the operating system; with `sudo`, of who used it. */
  account: string;
  /** Another account that the command ran as. */
  runAs: string | null;
  host: string;
  /** Where the terminal came from over the network; null for one on the machine. */
  ipAddress: string | null;
}

/** Timers and the service itself. */
export interface SystemPrincipal {
  kind: 'system';
}

export const systemPrincipal: SystemPrincipal = { kind: 'system' };

/** A principal as the event table names it. */
export interface EventActor {
  actorType: ActorType;
  /** What the document trail prints: an API key's label or a person's email. */
  actor: string;
  actorName: string | null;
  actorEmail: string | null;
  source: EventSource;
  ipAddress: string | null;
}

export function eventActor(principal: Principal): EventActor {
  switch (principal.kind) {
    case 'api_key':
      return {
        actorType: 'user',
        actor: principal.label,
        actorName: principal.name,
        actorEmail: principal.email,
        source: 'api',
        ipAddress: principal.ipAddress,
      };
    case 'signing_link':
      return {
        actorType: 'recipient',
        actor: principal.email,
        actorName: principal.name,
        actorEmail: principal.email,
        source: 'web',
        ipAddress: principal.ipAddress,
      };
    case 'command':
      return {
        actorType: 'system',
        actor: 'command line',
        actorName: commandName(principal),
        actorEmail: null,
        source: 'system',
        ipAddress: principal.ipAddress,
      };
    case 'system':
      return {
        actorType: 'system',
        actor: 'system',
        actorName: null,
        actorEmail: null,
        source: 'system',
        ipAddress: null,
      };
  }
}

/** Such as `maria@sign-1 as root`. */
function commandName({ account, runAs, host }: CommandPrincipal): string {
  return `${account}@${host}${runAs === null ? '' : ` as ${runAs}`}`;
}
