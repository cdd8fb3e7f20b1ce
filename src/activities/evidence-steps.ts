import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { DocumentId } from '../domain/ids.ts';
import type { LogKey } from '../evidence/keys/log-key.ts';
import { sequenceNow } from '../operations/log/sequence.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { workspaceTime } from '../operations/unit-of-work/workspace-time.ts';
import { findDocumentClock } from '../persistence/stores/test-workspaces/test-clock.ts';
import { inTestLog } from '../persistence/test-log.ts';
import {
  makeSealDocument,
  type SealDeps,
  type SealDocument,
  type TestEvidence,
} from './sealing.ts';
import { timestampRecords } from './timestamp-records.ts';

/** What makes the evidence. */
export interface EvidenceSteps {
  sealDocument: SealDocument;
  timestampRecords: (documentId: DocumentId) => Promise<void>;
}

export interface EvidenceDeps extends Pick<SealDeps, 'seal'> {
  operations: OperationDeps;
  /** Undefined where none is configured; asked for records above level B-B alone. */
  tsa: Tsa | undefined;
  logKey: LogKey;
}

/** A seal holds the tokens of all records and the proofs of all events: both come before it. */
export function makeEvidenceSteps(deps: EvidenceDeps): EvidenceSteps {
  const { operations, tsa, logKey, seal } = deps;
  const { database, records } = operations;
  async function testEvidence(id: DocumentId): Promise<TestEvidence | undefined> {
    const testClock = await findDocumentClock(database, id);
    if (!testClock) return undefined;
    const own = { ...operations, testClock };
    return { operations: own, authorities: await operations.testAuthorities(workspaceTime(own)) };
  }
  async function timestamp(id: DocumentId): Promise<void> {
    const test = await testEvidence(id);
    const by = test ? test.authorities.tsa : tsa;
    await timestampRecords({ database, ...(records.takesTimestamps && { tsa: by }) }, id);
  }
  const sealDocument = makeSealDocument({
    operations,
    timestampRecords: timestamp,
    testEvidence,
    ready: async () => {
      if (records.takesTimestamps) await tsa?.ready?.();
    },
    sequenceLog: (ofTests) =>
      ofTests
        ? inTestLog(database, (log) =>
            sequenceNow({ ...operations, database: log, logKey: ofTests }),
          )
        : sequenceNow({ ...operations, logKey }),
    seal,
  });
  return { sealDocument, timestampRecords: timestamp };
}
