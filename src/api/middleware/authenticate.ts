import { ownAllowance } from '../../domain/access/allowance.ts';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { parseApiKey } from '../../operations/api-keys/format.ts';
import type { ApiKeyId } from '../../domain/ids.ts';
import type { Scope } from '../../domain/access/scopes.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import type { MemberRole, MemberStatus } from '../../domain/member/member.ts';
import {
  findCredential,
  noteUse,
  type Credential,
} from '../../persistence/stores/organizations/credentials.ts';
import type { Database } from '../../persistence/orm.ts';
import type { Announcing } from '../../persistence/stores/log/acts.ts';
import { holdCallingMember } from '../../persistence/stores/organizations/members.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';
import type { RoleRule } from '../route.ts';

/** What an operation asks of its caller. */
export interface AccessRule {
  access: { scope: Scope; roles: RoleRule; workspace?: 'test' };
  refusals: readonly ProblemCode[];
}

/** A member with what their key may do. */
export interface Caller extends MemberPrincipal {
  keyId: ApiKeyId;
  scopes: readonly string[];
  /** Of a test workspace's key. */
  testClock: TestClock | undefined;
}

/** Compared against when there is no such key, so that unknown and wrong take one path. */
const nobody = Buffer.alloc(32);

/**
 * Who calls, and whether they may call this operation at all: the key (401), its member and
 * workspace (403), its scope, and the member's role.
 * @param onKey is called with a key that is good, whether or not it may call
 */
export async function authenticate(
  database: Database,
  request: Request,
  { access, refusals }: AccessRule,
  now: Date,
  onKey: (keyId: ApiKeyId) => void,
): Promise<Caller> {
  const credential = await verifyKey(database, request, now).catch((error: unknown) => {
    throw refusals.includes('UNAUTHORIZED') ? withoutDetail(error) : error;
  });
  onKey(credential.keyId);
  refuseWorkspace(credential, request);
  requireScope(credential, access.scope);
  if (access.workspace === 'test' && !credential.testClock) throw notATestWorkspace();
  refuseRole(credential.role, access.roles);
  const minuteAgo = now.getTime() - 60_000;
  if ((credential.lastUsedAt?.getTime() ?? 0) < minuteAgo) {
    await noteUse(database, credential.keyId, now);
  }
  return principalOf(credential, request);
}

/**
 * Inside the transaction of a change, which it announces in the caller's workspace: holds the caller
 * as they are now and judges them again. The body was read since they were authenticated, and they
 * may have been suspended by then.
 */
export async function holdCaller(
  tx: Announcing,
  principal: MemberPrincipal,
  { access, refusals }: AccessRule,
): Promise<MemberPrincipal> {
  const held = await holdCallingMember(tx, principal);
  if (!held || held.keyRevoked) {
    throw refusals.includes('UNAUTHORIZED') ? withoutDetail(keyInvalid()) : keyInvalid();
  }
  refuseInactive(held.status);
  refuseRole(held.role, access.roles);
  return { ...principal, role: held.role };
}

export function bearerToken(request: Request): string {
  const header = request.headers.authorization;
  if (header === undefined) {
    throw new Problem('MISSING_AUTH_HEADER', 'The Authorization header is missing.');
  }
  const [, token] = /^Bearer ([\x21-\x7e]+)$/i.exec(header) ?? [];
  if (token === undefined) {
    throw new Problem(
      'INVALID_AUTH_FORMAT',
      'The Authorization header must read “Bearer <API key>”.',
    );
  }
  return token;
}

/** One code for all three, where the contract knows only that one. */
function withoutDetail(error: unknown): unknown {
  return error instanceof Problem ? new Problem('UNAUTHORIZED', error.message) : error;
}

async function verifyKey(database: Database, request: Request, now: Date): Promise<Credential> {
  const parsed = parseApiKey(bearerToken(request));
  const credential = await findCredential(database, parsed?.lookupId ?? '');
  const matches = timingSafeEqual(credential?.secretHash ?? nobody, parsed?.secretHash ?? nobody);
  const alive =
    credential !== undefined &&
    credential.revokedAt === null &&
    (credential.expiresAt === null || credential.expiresAt > now);
  if (!matches || !parsed || !alive) {
    throw keyInvalid();
  }
  return credential;
}

function keyInvalid(): Problem {
  return new Problem('INVALID_API_KEY', 'The API key is unknown, revoked or expired.');
}

function notATestWorkspace(): Problem {
  return new Problem(
    'NOT_A_TEST_WORKSPACE',
    'This key is of a workspace whose documents are in earnest; only test workspaces may do this.',
  );
}

function refuseInactive(status: MemberStatus): void {
  if (status === 'active') return;
  throw new Problem('ORGANIZATION_ACCESS_DENIED', 'The key’s member is not active in a workspace.');
}

function refuseWorkspace({ memberStatus, settings }: Credential, request: Request): void {
  refuseInactive(memberStatus);
  if (!settings.security.allow_api_access) {
    throw new Problem('API_ACCESS_DISABLED', 'This workspace has switched API keys off.');
  }
  const { ip_allowlist: allowlist } = settings.security;
  if (allowlist.length > 0 && !allowlist.some((range) => holds(range, request.ip ?? ''))) {
    throw new Problem(
      'IP_NOT_ALLOWED',
      'This workspace does not accept requests from this address.',
    );
  }
}

/** IPv4-mapped IPv6 addresses count as the IPv4 address they stand for. */
function holds(range: string, address: string): boolean {
  if (!ipaddr.isValid(address) || !ipaddr.isValidCIDR(range)) return false;
  const parsed = ipaddr.process(address);
  const [network, bits] = ipaddr.parseCIDR(range);
  return parsed.kind() === network.kind() && parsed.match(network, bits);
}

function refuseRole(role: MemberRole, rule: RoleRule): void {
  const administrator = role === 'owner' || role === 'admin';
  if (rule === 'administrators' && !administrator) {
    throw new Problem('INSUFFICIENT_ROLE', 'Only owners and administrators may do this.');
  }
  if (rule === 'writers' && role === 'viewer') {
    throw new Problem('INSUFFICIENT_ROLE', 'A viewer reads and changes nothing.');
  }
}

/** @throws INSUFFICIENT_SCOPE */
export function requireScope({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new Problem('INSUFFICIENT_SCOPE', `This operation needs the scope ${scope}.`);
}

function principalOf(credential: Credential, request: Request): Caller {
  const allowance = ownAllowance(credential);
  return {
    kind: 'api_key',
    keyId: credential.keyId,
    label: credential.label,
    organizationId: credential.organizationId,
    memberId: credential.memberId,
    userId: credential.userId,
    role: credential.role,
    name: credential.userName,
    email: credential.userEmail,
    ipAddress: request.ip ?? null,
    ...(allowance && { allowance }),
    scopes: credential.scopes,
    testClock: credential.testClock ?? undefined,
  };
}
