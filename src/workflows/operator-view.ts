import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { upsertSearchAttributes } from '@temporalio/workflow';
import type { Wake } from '../domain/document/plan.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { turns } from '../domain/document/turns.ts';
import { mustAct } from '../domain/recipient/recipient.ts';

const documentStatus = defineSearchAttributeKey('DocumentStatus', SearchAttributeType.KEYWORD);
const deadline = defineSearchAttributeKey('Deadline', SearchAttributeType.DATETIME);
const pendingRecipients = defineSearchAttributeKey('PendingRecipients', SearchAttributeType.INT);

export function countPending(snapshot: Snapshot): number {
  return snapshot.recipients.filter(({ role, acted }) => mustAct(role) && !acted).length;
}

/** Each upsert is an event in the history: all of them in one, and only when one has changed. */
export function makeAttributeWriter(first: Snapshot): (snapshot: Snapshot) => void {
  let written = keyOf(first);
  return (snapshot) => {
    const key = keyOf(snapshot);
    if (key === written) return;
    written = key;
    upsertSearchAttributes([
      { key: documentStatus, value: snapshot.status },
      { key: deadline, value: snapshot.deadlineMs === null ? null : new Date(snapshot.deadlineMs) },
      { key: pendingRecipients, value: countPending(snapshot) },
    ]);
  };
}

function keyOf(snapshot: Snapshot): string {
  return `${snapshot.status} ${snapshot.deadlineMs} ${countPending(snapshot)}`;
}

/** What the workflow is at: action keys, and when it looks again. */
interface Doings {
  wake: Wake | undefined;
  running: readonly string[];
  failed: readonly string[];
}

/** What an operator reads in the Temporal UI: ids and times, nothing personal. Markdown. */
export function describe(snapshot: Snapshot, { wake, running, failed }: Doings): string {
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
    ...(running.length > 0 ? [`Running: ${running.join(', ')}`] : []),
    ...(failed.length > 0 ? [`**Failed for good**: ${failed.join(', ')}`] : []),
  ];
  return lines.map((line) => `- ${line}`).join('\n');
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
