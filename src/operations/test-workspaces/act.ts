import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { ProvedStep } from '../../domain/authentication/proof.ts';
import { requireChangeable } from '../../domain/document/access.ts';
import { parsePublicId, publicId, type DocumentId, type RecipientId } from '../../domain/ids.ts';
import { invalidPlaces, notFound, pointerPart, Refusal } from '../../domain/refusals.ts';
import { mustAct } from '../../domain/recipient/recipient.ts';
import { ownFields } from '../../domain/signing/act-fields.ts';
import * as rules from '../../domain/signing/decline.ts';
import { giveConsent } from '../../domain/signing/give-consent.ts';
import { viewDocument } from '../../domain/signing/view.ts';
import type { StoredFile } from '../../persistence/entities/files.ts';
import { findDocument, listRecipients } from '../../persistence/stores/documents/documents.ts';
import { noteServedWhole } from '../../persistence/stores/files/served-files.ts';
import { applyDecision } from '../documents/apply.ts';
import { openSession, type SigningSession } from '../signing/open-session.ts';
import { shownFile } from '../signing/shown-file.ts';
import { completeTestTurn, type SignedSession } from '../signing/sign.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';

/** Whom a member of a test workspace acts for, and what their browser would have shown. */
export interface TestSigner {
  documentId: DocumentId;
  recipientId: RecipientId;
  name: string;
  file: StoredFile;
}

const userAgent = 'Countersign test workspace';

/**
 * Looks up who is to act, outside of any lock: the file that they are shown may have to be made.
 * @throws DOCUMENT_NOT_FOUND, RECIPIENT_NOT_FOUND, INSUFFICIENT_ROLE
 */
export async function findTestSigner(
  deps: OperationDeps,
  principal: MemberPrincipal,
  { documentId, recipientId }: { documentId: string; recipientId: string },
): Promise<TestSigner> {
  const id = parsePublicId('doc', documentId);
  const document = await findDocument(deps.database, principal, id);
  if (!document) throw notFound('DOCUMENT', documentId);
  requireChangeable(principal, document);
  const known = parsePublicId('rec', recipientId);
  const recipients = await listRecipients(deps.database, document.id);
  const recipient = recipients.find((one) => one.id === known);
  if (!recipient) throw notFound('RECIPIENT', recipientId);
  const file = await shownFile(deps, document);
  return { documentId: document.id, recipientId: recipient.id, name: recipient.name, file };
}

/** The recipient looks at the document, in full. */
export async function viewAsTest(
  tx: Transaction,
  principal: MemberPrincipal,
  signer: TestSigner,
): Promise<SigningSession> {
  const session = await openAsTest(tx, principal, signer);
  await applyDecision(tx, session.principal, session, viewDocument(session, tx.now));
  return session;
}

/** The recipient looks and says no. */
export async function declineAsTest(
  tx: Transaction,
  principal: MemberPrincipal,
  signer: TestSigner,
  command: rules.DeclineDocument,
): Promise<SigningSession> {
  const session = await viewAsTest(tx, principal, signer);
  const decision = rules.declineDocument(session, command, tx.now);
  await applyDecision(tx, session.principal, session, decision);
  return session;
}

/** The recipient agrees, looks and signs by typing, or approves: all in one commit. */
export async function signAsTest(
  tx: Transaction,
  principal: MemberPrincipal,
  signer: TestSigner,
  { text, values }: { text: string; values: Readonly<Record<string, unknown>> },
): Promise<SignedSession> {
  const session = await openAsTest(tx, principal, signer);
  const { terms } = session;
  if (mustAct(session.recipient.role)) {
    const agreed = giveConsent(session, { version: terms.version }, terms, tx.now);
    await applyDecision(tx, session.principal, session, agreed);
    await applyDecision(tx, session.principal, session, viewDocument(session, tx.now));
  }
  const given = {
    fields: byId(session, values),
    claimedSha256: signer.file.sha256,
  };
  const act =
    session.recipient.role === 'approver'
      ? { action: 'approve' as const, given }
      : { action: 'sign' as const, given: { ...given, signature: typed(text) } };
  return completeTestTurn(tx, session, act).catch((error: unknown) => {
    throw byName(session, error);
  });
}

function typed(text: string) {
  return { input: 'type', text } as const;
}

async function openAsTest(
  tx: Transaction,
  { memberId, ipAddress }: MemberPrincipal,
  { documentId, recipientId, file }: TestSigner,
): Promise<SigningSession> {
  const origin = { ipAddress: ipAddress ?? '', userAgent };
  const link = {
    linkChannel: 'api' as const,
    issuerId: memberId,
    recipientId,
    verify: () => true,
    documentId,
    authentication: [],
    blockedAt: null,
    proof: { tokenSha256: null, steps: [] },
    sessionToken: undefined,
    testClock: tx.deps.testClock,
  };
  const session = await openSession(tx, link, origin, 'none');
  await noteServedWhole(tx.em, recipientId, { ...file, at: tx.now, linkChannel: 'api', ...origin });
  return { ...session, proof: { tokenSha256: null, steps: [testStep(tx.now, origin)] } };
}

/** What stands in the record in place of a proof. */
function testStep(at: Date, origin: { ipAddress: string; userAgent: string }): ProvedStep {
  return {
    method: 'test',
    before: 'act',
    at: at.toISOString(),
    attempts: 1,
    ip_address: origin.ipAddress,
    user_agent: origin.userAgent,
  };
}

/** Values by the names of the recipient's fields. @throws VALIDATION_ERROR */
function byId(session: SigningSession, values: Readonly<Record<string, unknown>>) {
  const ids = new Map(ownFields(session).map(({ id, name }) => [name, publicId('fld', id)]));
  const unknown = Object.keys(values).filter((name) => !ids.has(name));
  if (unknown.length > 0) {
    throw invalidPlaces(
      unknown.map((name) => ({
        pointer: `/values/${pointerPart(name)}`,
        message: 'is no field of this recipient',
      })),
    );
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [ids.get(name) ?? name, value]),
  );
}

/** A refusal of fields, in the words of the request. */
function byName(session: SigningSession, error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.extras.errors) return error;
  const names = new Map(ownFields(session).map(({ id, name }) => [publicId('fld', id), name]));
  return invalidPlaces(
    error.extras.errors.map(({ pointer, message }) => {
      const [, at, id = ''] = pointer.split('/');
      const name = names.get(id as ReturnType<typeof publicId<'fld'>>);
      if (at !== 'fields' || name === undefined) return { pointer, message };
      return { pointer: `/values/${pointerPart(name)}`, message };
    }),
  );
}
