import type { Facts, RecipientFact } from './facts.ts';
import { mayBe, outcomeOf, type Outcome, type Story, type Verb } from '../harness/story.ts';

/**
 * Every acknowledged write is there, every unknown one at most once, and nothing is there that
 * nobody asked for.
 */
export function checkWrites(story: Story, facts: Facts): string[] {
  const wrong: string[] = [];
  const { documents } = facts;
  const created = outcomeOf(story, 'create');
  const deleted = outcomeOf(story, 'delete');
  if (documents.length > 1) wrong.push(`${documents.length} documents came of one create.`);
  if (deleted === 'acknowledged' && documents.length > 0)
    wrong.push('It was deleted and is there.');
  const [document] = documents;
  if (!document) {
    if (created === 'acknowledged' && !mayBe(deleted))
      wrong.push('It was created and is not there.');
    return wrong;
  }
  if (!mayBe(created)) wrong.push('It is there and nobody created it.');
  wrong.push(...agree('sent', outcomeOf(story, 'send'), document.rev > 0));
  const voided = document.status === 'cancelled' && document.void_reason === null;
  wrong.push(...agree('voided', outcomeOf(story, 'void'), voided));
  for (const recipient of facts.recipients) {
    if (!mayBe(outcomeOf(story, 'add', recipient.email))) {
      wrong.push(`${recipient.email} is there and nobody added them.`);
    }
  }
  for (const { email } of story.recipients) wrong.push(...checkRecipient(story, facts, email));
  const signatures = facts.recipients.reduce((sum, one) => sum + one.signatures, 0);
  if (signatures !== document.signed_count || signatures !== facts.signatures) {
    wrong.push(`signed_count is ${document.signed_count}, and ${signatures} signatures are there.`);
  }
  return [...wrong, ...checkStatus(story, document.status)];
}

function checkRecipient(story: Story, facts: Facts, email: string): string[] {
  const rows = facts.recipients.filter((recipient) => recipient.email === email);
  if (rows.length > 1) return [`${email} is there ${rows.length} times.`];
  const [row] = rows;
  if (!row) {
    return outcomeOf(story, 'add', email) === 'acknowledged'
      ? [`${email} was added and lost.`]
      : [];
  }
  const did = (verb: Verb, fact: boolean) =>
    agree(`${email}: ${verb}`, outcomeOf(story, verb, email), fact);
  return [
    ...did('view', row.viewed),
    ...did('consent', row.consented),
    ...did('sign', row.signed),
    ...did('approve', row.approved),
    ...did('decline', row.declined),
    ...signatureOf(row),
    ...reminders(story, row),
  ];
}

function signatureOf(row: RecipientFact): string[] {
  const expected = row.signed || row.approved ? 1 : 0;
  return row.signatures === expected ? [] : [`${row.email} has ${row.signatures} signatures.`];
}

function reminders(story: Story, row: RecipientFact): string[] {
  const asked = story.writes.filter(({ verb, email }) => verb === 'remind' && email === row.email);
  const min = asked.filter(({ outcome }) => outcome === 'acknowledged').length;
  const max = asked.filter(({ outcome }) => mayBe(outcome)).length;
  const sent = row.reminders_sent;
  return sent >= min && sent <= max ? [] : [`${row.email} was reminded ${sent} times.`];
}

function checkStatus(story: Story, status: string): string[] {
  if (story.finalStatus === undefined || story.finalStatus === status) return [];
  return [`It was ${story.finalStatus} for good, and is ${status}.`];
}

function agree(what: string, outcome: Outcome | undefined, fact: boolean): string[] {
  if (outcome === 'acknowledged' && !fact) return [`${what}: acknowledged, and it is not so.`];
  if (!mayBe(outcome) && fact) return [`${what}: nobody was told so, and it is so.`];
  return [];
}
