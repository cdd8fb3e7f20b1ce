import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { publicId, type RecipientId } from '../../domain/ids.ts';
import { mayChange } from '../../domain/member/member.ts';
import { notFound } from '../../domain/refusals.ts';
import { linkIssued } from '../../domain/signing/issue-link.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { isLinkIssued } from '../../persistence/stores/signing/signing-links.ts';
import { findRecipient } from '../documents/load.ts';
import { lockDocument, type LoadedDocument } from '../documents/lock.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { workspaceTime } from '../unit-of-work/workspace-time.ts';
import { signingToken } from './link.ts';

/**
 * The address of a recipient's signing session, for a member who may change the document; undefined
 * for any other. The log says so once for each member, recipient and UTC day, in a transaction of
 * its own that only the first of the day needs.
 * @throws DOCUMENT_NOT_FOUND, RECIPIENT_NOT_FOUND when one of them went in the meantime
 */
export async function issueLink(
  deps: OperationDeps,
  principal: MemberPrincipal,
  document: Document,
  recipient: Recipient,
): Promise<string | undefined> {
  if (!mayChange(principal, document)) return undefined;
  const isKnown = await isLinkIssued(deps.database.fork(), {
    issuerId: principal.memberId,
    recipientId: recipient.id,
    since: dayOf(workspaceTime(deps)),
  });
  if (!isKnown) await inTransaction(deps, (tx) => recordIssue(tx, principal, document, recipient));
  return signingUrl(deps, principal, recipient);
}

/** As `issueLink`, of those without mails whom the member adds in the same transaction. */
export function issueFirstLinks(
  tx: Transaction,
  principal: MemberPrincipal,
  loaded: LoadedDocument,
): ReadonlyMap<RecipientId, string> {
  const { organizationId } = loaded.document;
  const silent = loaded.recipients.filter(({ notify }) => !notify);
  return new Map(
    silent.map((recipient) => {
      const event = linkIssued(principal.memberId, recipient.id);
      recordEvent(tx, principal, event, { organizationId, ...loaded });
      return [recipient.id, signingUrl(tx.deps, principal, recipient)];
    }),
  );
}

function signingUrl(
  { publicUrl, keyring }: OperationDeps,
  { memberId }: MemberPrincipal,
  recipient: Recipient,
): string {
  const way = { linkChannel: 'api', issuerId: memberId } as const;
  return `${publicUrl}/sign/${signingToken(keyring, recipient, way)}`;
}

/** The document's lock numbers the event, and makes one entry of two hand-outs at once. */
async function recordIssue(
  tx: Transaction,
  principal: MemberPrincipal,
  { id, organizationId }: Document,
  recipient: Recipient,
): Promise<void> {
  const { memberId } = principal;
  const loaded = await lockDocument(tx, id, organizationId);
  if (!loaded) throw notFound('DOCUMENT', publicId('doc', id));
  const recipientId = findRecipient(loaded.recipients, publicId('rec', recipient.id)).id;
  const handOut = { issuerId: memberId, recipientId, since: dayOf(tx.now) };
  if (await isLinkIssued(tx.em, handOut)) return;
  recordEvent(tx, principal, linkIssued(memberId, recipientId), { organizationId, ...loaded });
}

/** Its beginning, in UTC. */
function dayOf(now: Date): Date {
  return new Date(now.toISOString().slice(0, 10));
}
