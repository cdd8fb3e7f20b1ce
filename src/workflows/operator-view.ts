import { upsertSearchAttributes } from '@temporalio/workflow';
import type { Wake } from '../domain/document/plan.ts';
import type { SealWait } from '../domain/document/seal-wait.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { turns } from '../domain/document/turns.ts';
import { documentAttributes } from './search-attributes.ts';

/** Each upsert is an event in the history: all of them in one, and only when one has changed. */
export function makeAttributeWriter(first: Snapshot): (snapshot: Snapshot) => void {
  let written = valuesOf(first);
  return (snapshot) => {
    const values = valuesOf(snapshot);
    if (values === written) return;
    written = values;
    upsertSearchAttributes(documentAttributes(snapshot));
  };
}

function valuesOf(snapshot: Snapshot): string {
  return JSON.stringify(documentAttributes(snapshot).map(({ value }) => value));
}

/** Action keys, and when the workflow looks again. */
interface Work {
  wake: Wake | undefined;
  running: readonly string[];
  failed: readonly string[];
}

const sealWaits: Record<SealWait, string> = {
  timestamp: 'the timestamp authority',
  revocation_status: 'a revocation status',
  signing_key: 'the key that seals',
  storage: 'the storage',
};

/** What an operator reads in the Temporal UI: ids and times, nothing personal. Markdown. */
export function describe(snapshot: Snapshot, { wake, running, failed }: Work): string {
  const turn = turns(snapshot.recipients);
  const due = snapshot.recipients.filter(({ id }) => turn.get(id) === 'due');
  const reminded = snapshot.recipients.filter(({ remindedAtMs }) => remindedAtMs !== null);
  const lines = [
    `**${snapshot.status}**, revision ${snapshot.rev}`,
    ...(due.length > 0 ? [`Turn: ${due.map(({ id }) => `\`${id}\``).join(', ')}`] : []),
    ...(snapshot.deadlineMs === null ? [] : [`Deadline: ${iso(snapshot.deadlineMs)}`]),
    ...(wake ? [`Next wake: ${iso(wake.atMs)} (${wake.why})`] : []),
    ...reminded.map(({ id, remindedAtMs }) => `Reminded: \`${id}\`, ${iso(remindedAtMs ?? 0)}`),
    ...(snapshot.alertedForMs === null ? [] : ['Expiry warning: sent']),
    ...(snapshot.unsentMails > 0 ? [`Unsent mails: ${snapshot.unsentMails}`] : []),
    ...(snapshot.recordsToTimestamp > 0
      ? [`Records waiting for a timestamp: ${snapshot.recordsToTimestamp}`]
      : []),
    ...(snapshot.sealWaitsFor === undefined
      ? []
      : [`**The seal waits** for ${sealWaits[snapshot.sealWaitsFor]}`]),
    ...(running.length > 0 ? [`Running: ${running.join(', ')}`] : []),
    ...(failed.length > 0 ? [`**Failed permanently**: ${failed.join(', ')}`] : []),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
