import { setTimeout as pause } from 'node:timers/promises';
import { getSigningSession } from '@countersign/client';
import { connect, fetchJson, type Connection } from './connection.ts';

interface Message {
  id: string;
  to: string;
  kind: string;
  subject: string;
  text: string;
}

interface Invitation {
  subject: string;
  /** With the token of the signing link. */
  link: Connection;
}

const maxMs = 30_000;
const pauseMs = 100;

/**
 * Waits for the invitation to this document that was mailed to the address. The mailbox may hold
 * those of earlier runs: the link's own session says which document it opens.
 */
export async function readInvitation(
  apiUrl: string,
  mailboxUrl: string,
  to: string,
  documentId: string,
): Promise<Invitation> {
  const untilMs = performance.now() + maxMs;
  const foreign = new Set<string>();
  while (performance.now() < untilMs) {
    for (const { id, subject, text } of await invitationsTo(mailboxUrl, to)) {
      const token = foreign.has(id) ? undefined : tokenIn(text);
      if (token === undefined) continue;
      const link = connect(apiUrl, token);
      if ((await documentOf(link)) === documentId) return { subject, link };
      foreign.add(id);
    }
    await pause(pauseMs);
  }
  throw new Error(
    `No invitation to ${to} arrived within ${maxMs / 1000} s: see ${mailboxUrl} and the worker’s log.`,
  );
}

async function invitationsTo(mailboxUrl: string, to: string): Promise<Message[]> {
  const messages = (await fetchJson(`${mailboxUrl}/messages`)) as Message[];
  return messages.filter((message) => message.kind === 'invitation' && message.to === to);
}

function tokenIn(text: string): string | undefined {
  return /\/sign\/([^\s/?#]+)/.exec(text)?.[1];
}

/** The link of a document that was deleted since opens nothing. */
async function documentOf({ client }: Connection): Promise<string | undefined> {
  const { data } = await getSigningSession({ client });
  return data && 'document' in data ? data.document.id : undefined;
}
