import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer, OutgoingMail } from './mailer.ts';

/** A caught mail as `GET /mailbox/messages` shows it. */
export interface MailboxMessage {
  id: string;
  to: string;
  subject: string;
  kind: string;
  text: string;
  html: string;
  sent_at: string;
}

/** What the page of one message shows besides. */
export interface MailboxEntry extends MailboxMessage {
  to_name: string;
  reply_to?: string;
  attachments: { filename: string; content_type: string; size_bytes: number }[];
}

export interface Mailbox extends Mailer {
  /** Newest first. Cheap to poll: an unchanged folder costs one look at it. */
  list(): Promise<MailboxMessage[]>;
  get(id: string): Promise<MailboxEntry | undefined>;
  /** `index` counts from 0; undefined when there is none or it is no longer kept. */
  attachment(id: string, index: number): Promise<Uint8Array | undefined>;
}

export interface MailboxLimits {
  messages: number;
  /** Fewer, because a sealed PDF weighs a thousand times its mail. */
  attachments: number;
}

const defaultLimits: MailboxLimits = { messages: 5000, attachments: 1000 };
/** Between two trims; the folder holds at most this many messages too many. */
const trimEvery = 50;
/** Two changes this close may leave the same time stamp on a folder, whose clock ticks in steps. */
const unsettledMs = 100;
const partialMax = 100;
const idPattern = /^[0-9a-f]{32}$/;
const readAtOnce = 32;

/**
 * Catches mail in a folder instead of sending it: one JSON file for each logical mail, so a resend
 * replaces what it repeats. The worker writes and the API reads, each with a mailbox of its own.
 */
export function makeMailbox(
  folder: string,
  {
    clock = { now: () => new Date() },
    limits = defaultLimits,
  }: { clock?: { now(): Date }; limits?: MailboxLimits } = {},
): Mailbox {
  const index = makeIndex(folder, limits.messages);
  let untilTrim = 0;

  const trimNowAndThen = async () => {
    if (untilTrim > 0) {
      untilTrim -= 1;
      return;
    }
    untilTrim = trimEvery;
    await keepNewest(folder, limits.messages);
    await keepNewest(path.join(folder, 'attachments'), limits.attachments);
    // What a killed process left half written; a live one never has this many on the way.
    await keepNewest(path.join(folder, 'partial'), partialMax);
  };

  return {
    async send(mail) {
      await mkdir(path.join(folder, 'attachments'), { recursive: true, mode: 0o700 });
      await mkdir(path.join(folder, 'partial'), { recursive: true, mode: 0o700 });
      const entry = toEntry(mail, clock.now());
      // Attachments first: a listed message has all of its parts.
      for (const [at, { content }] of apart(mail).entries()) {
        await writeWhole(folder, path.join('attachments', `${entry.id}-${at}`), content);
      }
      await writeWhole(folder, `${entry.id}.json`, JSON.stringify(entry));
      await trimNowAndThen();
      return { outcome: 'sent' };
    },

    async list() {
      const entries = await index.entries();
      return entries.map(({ id, to, subject, kind, text, html, sent_at }) => {
        return { id, to, subject, kind, text, html, sent_at };
      });
    },

    async get(id) {
      if (!idPattern.test(id)) return undefined;
      return readEntry(path.join(folder, `${id}.json`));
    },

    async attachment(id, at) {
      if (!idPattern.test(id) || !Number.isSafeInteger(at) || at < 0) return undefined;
      return readFile(path.join(folder, 'attachments', `${id}-${at}`)).catch(absent);
    },
  };
}

function toEntry(mail: OutgoingMail, now: Date): MailboxEntry {
  return {
    id: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32),
    to: mail.to.email,
    to_name: mail.to.name,
    ...(mail.replyTo ? { reply_to: mail.replyTo.email } : {}),
    subject: mail.subject,
    kind: mail.kind,
    text: mail.text,
    html: withPictures(mail),
    sent_at: now.toISOString(),
    attachments: apart(mail).map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      size_bytes: content.byteLength,
    })),
  };
}

/** Without what the HTML part shows. */
function apart({ attachments }: OutgoingMail): OutgoingMail['attachments'] {
  return attachments.filter(({ cid }) => cid === undefined);
}

/** A browser knows no content ids: the pictures stand in the HTML themselves. */
function withPictures({ html, attachments }: OutgoingMail): string {
  return attachments.reduce((text, { cid, contentType, content }) => {
    if (cid === undefined) return text;
    const data = `data:${contentType};base64,${Buffer.from(content).toString('base64')}`;
    return text.replaceAll(`cid:${cid}`, data);
  }, html);
}

/** The folder's messages in memory, read again only where files have changed. */
function makeIndex(folder: string, limit: number) {
  let known = new Map<string, { version: string; entry: MailboxEntry }>();
  let sorted: MailboxEntry[] = [];
  let settledVersion: bigint | undefined;
  let running: Promise<MailboxEntry[]> | undefined;
  let waiting: Promise<MailboxEntry[]> | undefined;

  const refresh = async () => {
    const before = await stat(folder, { bigint: true }).catch(absent);
    if (before === undefined) return [];
    if (before.mtimeNs === settledVersion) return sorted;
    const next: typeof known = new Map();
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    await inBatches(names, async (name) => {
      const found = await stat(path.join(folder, name), { bigint: true }).catch(absent);
      if (found === undefined) return;
      const version = `${found.ino}:${found.mtimeNs}`;
      const cached = known.get(name);
      if (cached?.version === version) return void next.set(name, cached);
      const entry = await readEntry(path.join(folder, name));
      if (entry) next.set(name, { version, entry });
    });
    known = next;
    sorted = [...known.values()]
      .map(({ entry }) => entry)
      .sort((a, b) => compare(b.sent_at, a.sent_at) || compare(a.id, b.id))
      .slice(0, limit);
    // The wall clock, for it is the file system's time that this is compared with.
    const ageMs = Date.now() - Number(before.mtimeNs / 1_000_000n);
    settledVersion = ageMs > unsettledMs ? before.mtimeNs : undefined;
    return sorted;
  };

  const start = () => (running = refresh().finally(() => (running = undefined)));
  return {
    /** A caller that comes during one look shares the next, which sees what it wrote before. */
    entries: () => {
      if (!running) return start();
      waiting ??= running
        .catch(() => [])
        .then(() => {
          waiting = undefined;
          return start();
        });
      return waiting;
    },
  };
}

async function keepNewest(folder: string, limit: number): Promise<void> {
  const files: { name: string; mtimeNs: bigint }[] = [];
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{8}/.test(name));
  if (names.length <= limit) return;
  await inBatches(names, async (name) => {
    const found = await stat(path.join(folder, name), { bigint: true }).catch(absent);
    if (found) files.push({ name, mtimeNs: found.mtimeNs });
  });
  files.sort((a, b) => Number(b.mtimeNs - a.mtimeNs));
  await inBatches(files.slice(limit), ({ name }) => rm(path.join(folder, name), { force: true }));
}

/** Readers see a whole file or none, whatever dies in between. */
async function writeWhole(folder: string, name: string, content: string | Uint8Array) {
  const partial = path.join(folder, 'partial', randomUUID());
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, path.join(folder, name));
}

async function readEntry(file: string): Promise<MailboxEntry | undefined> {
  const json = await readFile(file, 'utf8').catch(absent);
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json) as MailboxEntry;
  } catch {
    // Cut off by a full disk or a power loss: one lost test mail, not a broken mailbox.
    return undefined;
  }
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += readAtOnce) {
    await Promise.all(items.slice(at, at + readAtOnce).map(work));
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
