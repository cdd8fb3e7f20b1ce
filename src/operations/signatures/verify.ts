import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as rules from '../../domain/signing/verify.ts';
import { holdersBefore } from '../../domain/recipient/passing.ts';
import { publicId, type DocumentId } from '../../domain/ids.ts';
import { evidenceProblems } from '../../domain/signing/sealed-evidence.ts';
import { eventProblems } from '../../domain/signing/event-problems.ts';
import { canonicalEvent } from '../../evidence/log/event-leaf.ts';
import { recordProblems } from '../../evidence/records/record-problems.ts';
import { signingRecord } from '../../evidence/records/signing-record.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import {
  readStoredEvidence,
  type StoredEvidence,
} from '../../persistence/stores/sealing/verification.ts';
import { recordProblem } from '@countersign/verifier/check-acts';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import { readEvent } from '@countersign/verifier/log/logged-event';
import { readRecord } from '@countersign/verifier/record';
import { evidenceFile } from '../sealing/evidence-file.ts';
import { sealStatement } from '../sealing/seal-input.ts';
import { authoritiesOf, inOwnLog } from '../test-workspaces/authorities.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { logProblems, sealedLogProblems } from './check-log.ts';
import { readStoredFiles, type StoredFiles } from './stored-files.ts';
import { emptyUnreadable } from './unreadable-columns.ts';

export interface Verification {
  document: Document;
  /** Each with what is wrong with it, in words. */
  signatures: { signature: Signature; problems: readonly string[] }[];
  checks: rules.Check[];
}

/**
 * Recomputes everything from stored bytes, and holds what is stored against what cannot be changed:
 * records, log and sealed file. No row is trusted.
 */
export async function verifyDocument(
  deps: OperationDeps,
  id: DocumentId,
  now: Date,
): Promise<Verification> {
  const stored = await inOwnLog(deps, (log) => readStoredEvidence(log, id));
  const unreadable = emptyUnreadable(stored);
  const authorities = await authoritiesOf(deps);
  const held = { ...deps, ...authorities };
  const { document, recipients, events } = stored;
  const files = await readStoredFiles(held, stored, atOf(deps, stored, now));
  const signatures = await checkRecords(held, stored, files);
  const { evidence, evidenceProblem } = files.seal ?? {};
  const checks = rules.verifyDocument({
    document,
    recipients,
    signatures,
    alteredFiles: files.altered,
    seal: files.seal,
    log: {
      count: events.length,
      last: events.at(-1)?.sequence ?? 0,
      expected: document.eventSequence,
    },
    contradictions: rules.allProblems(
      eventProblems(stored, events, (text) => hash('sha256', text)),
      ...(evidence ? [sealedProblems(stored, files, evidence)] : []),
      { bytes: evidenceProblem === undefined ? [] : [evidenceProblem], signatures: unreadable },
      {
        log: [
          ...(await inOwnLog(deps, async (database) => [
            ...(await logProblems({ ...held, database }, events)),
            ...(evidence ? await sealedLogProblems({ database }, evidence.log) : []),
          ])),
        ],
      },
    ),
  });
  return { document, signatures, checks };
}

/** A test file is looked at as of its own seal: its clock may be years ahead, or run further on. */
function atOf({ testClock }: OperationDeps, { document }: StoredEvidence, now: Date): Date {
  return (testClock && document.sealedAt) ?? now;
}

async function checkRecords(
  { records }: Pick<OperationDeps, 'records'>,
  { document, recipients, signatures, revisions, events }: StoredEvidence,
  { preparedSha256 }: StoredFiles,
): Promise<Verification['signatures']> {
  const shown = new Set([preparedSha256, ...revisions]);
  const logged = events.flatMap((event) => readEvent(canonicalEvent(event)) ?? []);
  const checked: Verification['signatures'] = [];
  for (const signature of signatures) {
    const recipient = recipients.find(({ id }) => id === signature.recipientId);
    const before = recipient && holdersBefore(recipient, recipients);
    const expected =
      recipient && signingRecord(document, recipient, signature, preparedSha256, before);
    const problems = recordProblems(signature, expected, records);
    const record = readRecord(signature.jws ?? '')?.record;
    const leansOn = record && recordProblem(record, logged);
    if (leansOn !== undefined)
      problems.push(`${publicId('sig', signature.id)}: ${leansOn} in the log.`);
    if (!shown.has(signature.shownSha256)) {
      problems.push('What was shown before the act is no revision of this document.');
    }
    checked.push({ signature, problems });
    // A hundred of them would hold up everybody else for too long.
    await setImmediate();
  }
  return checked;
}

/** In what the sealed file says something else than one that would be made now. */
function sealedProblems(
  stored: StoredEvidence,
  { preparedSha256, originalSha256 }: StoredFiles,
  evidence: EvidenceFile,
): Partial<rules.Problems> {
  const { document, events, signatures } = stored;
  const recipients = sealedRecipients(stored, evidence);
  const files = { preparedSha256, originalSha256 };
  // What is drawn is not compared, and neither is who the sender was on the day.
  const sender = { name: '', email: '', organization: '' };
  const facts = { recipients, signatures, sender, ...files, defaultLocale: 'en' as const };
  const statement = sealStatement(document, facts);
  if (!statement) return { timestamps: ['A document that is sealed was sent and completed.'] };
  const log = { checkpoint: '', events: [] };
  return evidenceProblems(
    evidence,
    evidenceFile(statement, { ...stored, log }),
    events.map(canonicalEvent),
  );
}

/** Whoever first viewed what was complete already need not be in the sealed file. */
function sealedRecipients(
  { document: { completedAt }, recipients }: StoredEvidence,
  evidence: EvidenceFile,
): readonly Recipient[] {
  const sealed = new Set(evidence.recipients.map(({ id }) => id));
  return recipients.filter(
    ({ id, viewedAt }) =>
      sealed.has(publicId('rec', id)) || !viewedAt || !completedAt || viewedAt <= completedAt,
  );
}
