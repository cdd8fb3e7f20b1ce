import type { Demand } from '../../domain/authentication/demand.ts';
import { noProof, type Proof } from '../../domain/authentication/proof.ts';
import type { DocumentId } from '../../domain/ids.ts';
import type { Sharing } from '../../domain/member/member.ts';
import { mayStandBehind, type LinkIssuer } from '../../domain/signing/issue-link.ts';
import { invalidSigningLink } from '../../domain/signing/rules.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { findLinked } from '../../persistence/stores/signing/signing-links.ts';
import { hashOfGiven, readProofOf } from '../authentication/read-proof.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { openToken, type OpenedLink } from './link.ts';

/** A link that was good when the request came, and the document it leads to. */
export type KnownLink = OpenedLink & {
  documentId: DocumentId;
  /** What its recipient is asked to prove. */
  authentication: readonly Demand[];
  blockedAt: Date | null;
  /** What the browser that came has proved, and the token that it came with. */
  proof: Proof;
  sessionToken: string | undefined;
  testClock: TestClock | undefined;
};

/**
 * Is this link good at all? Takes no lock; each step looks again inside its transaction.
 * @throws SIGNING_LINK_INVALID: one answer for wrong, stale and removed
 */
export async function openSigningLink(
  deps: OperationDeps,
  token: string,
  sessionToken?: string,
): Promise<KnownLink> {
  const link = openToken(deps.keyring, token);
  if (!link) throw invalidSigningLink();
  return { ...(await knowLink(deps, link, hashOfGiven(sessionToken))), sessionToken };
}

/**
 * As `openSigningLink`, of a link that was taken apart, and of a browser by the hash of its token.
 * @throws SIGNING_LINK_INVALID
 */
export async function knowLink(
  deps: OperationDeps,
  link: OpenedLink,
  tokenSha256: Uint8Array | null,
): Promise<KnownLink> {
  const found = await findLinked(deps.database, link.recipientId, issuerOf(link));
  if (!found) throw invalidSigningLink();
  requireAlive(link, found.linkVersion, found, found.issuer);
  const { documentId, linkVersion, authentication, blockedAt, testClock } = found;
  const prover = { id: link.recipientId, linkVersion };
  const proof =
    authentication.length === 0
      ? noProof
      : await readProofOf(deps.database.fork(), prover, tokenSha256, deps.clock.now());
  const known = { documentId, authentication, blockedAt, proof, testClock };
  return { ...link, ...known, sessionToken: undefined };
}

/** The member who must still stand behind the link; undefined for a mailed one. */
export function issuerOf(link: OpenedLink) {
  return link.linkChannel === 'api' ? link.issuerId : undefined;
}

/** @throws SIGNING_LINK_INVALID */
export function requireAlive(
  link: OpenedLink,
  linkVersion: number,
  document: Pick<Sharing, 'ownerMemberId'>,
  issuer: LinkIssuer | undefined,
): void {
  const isStoodBehind = link.linkChannel === 'mail' || mayStandBehind(issuer, document);
  if (!link.verify(linkVersion) || !isStoodBehind) throw invalidSigningLink();
}
