import type { ApiKeyId, MemberId, OrganizationId, RecipientId, UserId } from '../ids.ts';
import type { MemberRole } from '../member/member.ts';
import type { LinkChannel } from '../recipient/recipient.ts';

/** Who calls an operation. A browser session of a console will be another kind of member. */
export type Principal = MemberPrincipal | RecipientPrincipal | SystemPrincipal;

/** A member of a workspace, acting through an API key. */
export interface MemberPrincipal {
  kind: 'api_key';
  keyId: ApiKeyId;
  /** The key's label, which the document trail prints. */
  label: string;
  organizationId: OrganizationId;
  memberId: MemberId;
  userId: UserId;
  role: MemberRole;
  name: string | null;
  email: string;
  ipAddress: string | null;
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

/** Timers, the command line and the service itself. */
export interface SystemPrincipal {
  kind: 'system';
}

export const systemPrincipal: SystemPrincipal = { kind: 'system' };

/** A principal as the event table names it. */
export interface EventActor {
  actorType: 'user' | 'recipient' | 'system';
  /** What the document trail prints: an API key's label or a person's email. */
  actor: string;
  actorName: string | null;
  actorEmail: string | null;
  source: 'web' | 'api' | 'system';
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
