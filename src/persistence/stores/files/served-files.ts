import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RecipientId } from '../../../domain/ids.ts';
import type { ServedFile } from '../../../domain/signing/shown-files.ts';
import { tables, type Database } from '../../orm.ts';

/** Bytes of a file that were served, from `begin` on and before `end`. */
export interface ServedPart extends ServedFile {
  sizeBytes: number;
  begin: number;
  end: number;
}

/** Who asks for every other byte of a file has the rest of it noted only in larger parts. */
const maxParts = 1_000;

/** A recipient as they were when they asked: with another name, address or link they are another. */
export interface ServedPerson {
  id: RecipientId;
  name: string;
  email: string;
  linkVersion: number;
}

/**
 * Adds to what of a file was served to a recipient, by whatever link and process; nothing once all
 * of it was, the recipient has acted, or is another person by now.
 */
export async function addServedPart(
  database: Database,
  { id, name, email, linkVersion }: ServedPerson,
  { sha256, sizeBytes, begin, end, at, linkChannel, ipAddress, userAgent }: ServedPart,
): Promise<void> {
  // Raw, for the multirange. The commit is not waited for on the disk: that of the act, which
  // builds on it, is, and the log of the database keeps their order. The row is held, so that a
  // change of the person in the meantime is seen, or sees this.
  await sql`
    insert into served_files as known
      (recipient_id, sha256, size_bytes, parts, at, link_channel, ip_address, user_agent)
    select id, ${sha256}, ${sizeBytes}::bigint,
      int8multirange(int8range(${begin}::bigint, ${end}::bigint)),
      ${at}::timestamptz, ${linkChannel}, ${ipAddress}, ${userAgent}
    from recipients cross join (select set_config('synchronous_commit', 'off', true)) as quickly
    where id = ${id} and name = ${name} and email = ${email} and link_version = ${linkVersion}
      and signed_at is null and approved_at is null
    for share of recipients
    on conflict (recipient_id, sha256) do update
      set parts = known.parts + excluded.parts, at = excluded.at,
        link_channel = excluded.link_channel, ip_address = excluded.ip_address,
        user_agent = excluded.user_agent
      where not known.whole
        and (select count(*) from unnest(known.parts + excluded.parts)) <= ${maxParts}`.execute(
    tables(database.fork()),
  );
}

/** Those that a recipient was served whole, in the order in which they were. */
export async function listServedFiles(
  em: EntityManager,
  recipientId: RecipientId,
): Promise<ServedFile[]> {
  return tables(em)
    .selectFrom('served_files')
    .select(['sha256', 'at', 'link_channel as linkChannel'])
    .select(['ip_address as ipAddress', 'user_agent as userAgent'])
    .where('recipient_id', '=', recipientId)
    .where('whole', '=', true)
    .orderBy('at')
    .execute();
}

/** Nothing was served to a recipient. */
export async function forgetServed(em: EntityManager, recipientId: RecipientId): Promise<void> {
  await tables(em).deleteFrom('served_files').where('recipient_id', '=', recipientId).execute();
}

/** Notes a file as served to a recipient whole, in the transaction of their act. */
export async function noteServedWhole(
  em: EntityManager,
  recipientId: RecipientId,
  {
    sha256,
    sizeBytes,
    at,
    linkChannel,
    ipAddress,
    userAgent,
  }: ServedFile & Pick<ServedPart, 'sizeBytes'>,
): Promise<void> {
  // Raw, for the multirange.
  await sql`
    insert into served_files as known
      (recipient_id, sha256, size_bytes, parts, at, link_channel, ip_address, user_agent)
    select id, ${sha256}, ${sizeBytes}::bigint, int8multirange(int8range(0, ${sizeBytes}::bigint)),
      ${at}::timestamptz, ${linkChannel}, ${ipAddress}, ${userAgent}
    from recipients where id = ${recipientId} and signed_at is null and approved_at is null
    for no key update
    on conflict (recipient_id, sha256) do update
      set parts = excluded.parts, at = excluded.at, link_channel = excluded.link_channel,
        ip_address = excluded.ip_address, user_agent = excluded.user_agent
      where not known.whole`.execute(tables(em));
}
