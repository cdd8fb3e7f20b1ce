import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkPackages } from '../link-packages.ts';

const root = join(import.meta.dirname, '..', '..');

/** What can be left out to prove that the drill would notice. */
export const safeguards = [
  'relay',
  'reconciliation',
  'mark-after-dispatch',
  'invite-once',
  'mail-identity',
  'one-seal',
  'idempotency',
  'progress',
  'determinism',
  'one-time',
  'row-with-document',
  'row-after-document',
] as const;
export type Safeguard = (typeof safeguards)[number];

/** One piece of one source file, replaced in a copy of the sources. */
export interface Mutation {
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
}

/** How the sources read without each safeguard. */
export const mutations: Record<Safeguard, readonly Mutation[]> = {
  relay: [
    {
      file: 'src/workflow-sync/relay.ts',
      from: '() => relayOnce(deps)',
      to: '() => Promise.resolve(false)',
    },
  ],
  reconciliation: [
    {
      file: 'src/workflow-sync/reconcile.ts',
      from: '() => reconcileAlone(deps, purge)',
      to: '() => Promise.resolve(true)',
    },
  ],
  'mark-after-dispatch': [
    {
      file: 'src/workflow-sync/dispatch.ts',
      from: 'await dispatcher.syncDocument(snapshot);',
      to: 'await acknowledge(database, snapshot); await dispatcher.syncDocument(snapshot);',
    },
  ],
  'invite-once': [
    {
      file: 'src/domain/document/invite-recipients.ts',
      from: 'recipient.invitedAt === null &&',
      to: '',
    },
  ],
  'mail-identity': [
    {
      file: 'src/activities/mail.ts',
      from: "messageId: `<${publicId('eml', mail.id)}@",
      to: "messageId: `<${publicId('eml', deps.ids.next())}@",
    },
  ],
  'one-seal': [
    {
      file: 'src/domain/document/seal.ts',
      from: "status === 'completed' && sealedFileId === null",
      to: "status === 'completed'",
    },
  ],
  idempotency: [
    {
      file: 'src/operations/unit-of-work/idempotency.ts',
      from: 'if (earlier) return earlier;',
      to: '',
    },
  ],
  // As it was: whatever an action came to, it waits when it is wanted again.
  progress: [
    {
      file: 'src/domain/document/pace.ts',
      from: 'madeNoProgress(run, beganWith, outcome.after)',
      to: 'madeNoProgress(run, beganWith, outcome.after) || true',
    },
  ],
  // A change of what the workflow commands, without a patch around it.
  determinism: [
    {
      file: 'src/workflows/document-lifecycle.ts',
      from: 'for (const action of due.actions) void begin(action);',
      to: 'timer.arm(next.wake, nowMs, false); for (const action of due.actions) void begin(action);',
    },
  ],
  // As it was: dated before the lock, and of all that is dated only the event comes after the last.
  'one-time': [
    {
      file: 'src/operations/unit-of-work/act-time.ts',
      from: 'let taken: Date | undefined;',
      to: 'let taken: Date | undefined = take();',
    },
    {
      file: 'src/operations/unit-of-work/act-time.ts',
      from: "if (taken) throw new Error('An act was dated before its document was locked.');",
      to: '',
    },
    {
      file: 'src/operations/unit-of-work/record-event.ts',
      from: 'const at = tx.now;',
      to: 'const at = document && document.lastEventAt > tx.now ? document.lastEventAt : tx.now;',
    },
  ],
  // The document is there before its row is done: a death in between sends it again.
  'row-with-document': [
    {
      file: 'src/operations/bulk-sends/send-rows.ts',
      from: 'await settleRow(tx.em, id, number, { batchAt, result });\n  });',
      to: 'return result;\n  }).then((result) => result && inTransaction(deps, ({ em }) => settleRow(em, id, number, { batchAt, result })));',
    },
  ],
  // The row is done before its document is there: a death in between leaves it out.
  'row-after-document': [
    {
      file: 'src/operations/bulk-sends/send-rows.ts',
      from: 'if (!prepared) return;',
      to: "if (!prepared) return; await settle(deps, id, number, batchAt, { code: 'BEGUN', detail: '' });",
    },
    {
      file: 'src/operations/bulk-sends/send-rows.ts',
      from: 'if (!(await lockPendingRow(tx.em, id, number))) return;',
      to: '',
    },
    {
      file: 'src/persistence/stores/bulk-sends/bulk-send-rows.ts',
      from: 'document_id: result.documentId }',
      to: 'document_id: result.documentId, code: null, detail: null }',
    },
    {
      file: 'src/persistence/stores/bulk-sends/bulk-send-rows.ts',
      from: ".where('number', '=', number)\n    .where('status', '=', 'pending')\n    .execute();",
      to: ".where('number', '=', number).execute();",
    },
  ],
};

/** @throws when the text is not there exactly once: the mutation has grown old. */
export function mutate(source: string, { file, from, to }: Mutation): string {
  const times = source.split(from).length - 1;
  if (times !== 1) throw new Error(`${file} has \`${from}\` ${times} times: see mutations.ts.`);
  return source.replace(from, () => to);
}

/**
 * Copies the sources into the folder without one safeguard.
 * @returns the copy's process.ts, which runs API and worker
 */
export async function copyWithout(safeguard: Safeguard, folder: string): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const parts = ['src', 'packages', join('tools', 'drill'), 'package.json', 'package-lock.json'];
  for (const name of parts) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await linkPackages(folder);
  for (const name of ['pages', '.cache']) await symlink(join(root, name), join(folder, name));
  for (const mutation of mutations[safeguard]) {
    const file = join(folder, mutation.file);
    await writeFile(file, mutate(await readFile(file, 'utf8'), mutation));
  }
  return join(folder, 'tools', 'drill', 'process.ts');
}
