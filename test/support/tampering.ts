import { hash } from 'node:crypto';
import type { DocumentId } from '../../src/domain/ids.ts';
import type { SignatureState } from '../../src/domain/signing/signature.ts';
import { signRecord } from '../../src/evidence/records/sign-record.ts';
import { signingRecord } from '../../src/evidence/records/signing-record.ts';
import { readStoredEvidence } from '../../src/persistence/stores/sealing/verification.ts';
import type { Application } from './application.ts';

type StoredFile = 'original' | 'prepared' | 'sealed';

/** What somebody can do who has the application's own database role, keys of records and storage. */
export interface Tampering {
  execute<Row = unknown>(statement: string, values: readonly unknown[]): Promise<Row[]>;
  /** One byte flipped; with `withDigest` the row tells of the new bytes. */
  replaceFile(uuid: string, which: StoredFile, withDigest?: boolean): Promise<void>;
  removeFile(uuid: string, which: StoredFile): Promise<void>;
  /** Signs each record again, over rows that were changed. */
  rewriteRecords(uuid: string, change: Partial<SignatureState>, seconds?: number): Promise<void>;
  /** Swaps a column of the first two signatures. */
  exchange(uuid: string, column: string): Promise<void>;
  /** An event that was `before` the last; `counted`: the document's row counts it. */
  addEvent(uuid: string, before: string, counted?: boolean): Promise<void>;
  eraseEvents(uuid: string): Promise<void>;
}

export function makeTampering(app: Application): Tampering {
  const execute = <Row>(statement: string, values: readonly unknown[]) =>
    app.database.fork().execute<Row[]>(statement, [...values]);

  async function keyOf(uuid: string, which: StoredFile): Promise<string> {
    const [file] = await execute<{ key: string }>(
      `select blob_key as key from files f join documents d on d.${which}_file_id = f.id
       where d.id = ?`,
      [uuid],
    );
    return file?.key ?? '';
  }

  /** An original that is a PDF fit for use is the prepared file itself; here it becomes another. */
  async function detachOriginal(uuid: string): Promise<void> {
    const [id, key] = [app.operations.ids.next(), await keyOf(uuid, 'original')];
    const own = `${key}-original`;
    await app.operations.blobs.put(own, await app.operations.blobs.get(key));
    await execute(
      `insert into files select (jsonb_populate_record(f, jsonb_build_object('id', ?::text,
         'blob_key', ?::text))).* from files f where blob_key = ?`,
      [id, own, key],
    );
    await execute(`update documents set original_file_id = ? where id = ?`, [id, uuid]);
  }

  return {
    execute,

    async replaceFile(uuid, which, withDigest = false) {
      if (which === 'original') await detachOriginal(uuid);
      const key = await keyOf(uuid, which);
      const bytes = Buffer.from(await app.operations.blobs.get(key));
      bytes[200] = (bytes[200] ?? 0) ^ 1;
      await app.operations.blobs.put(key, bytes);
      if (!withDigest) return;
      await execute(`update files set sha256 = ? where blob_key = ?`, [hash('sha256', bytes), key]);
    },

    removeFile: async (uuid, which) => app.operations.blobs.delete(await keyOf(uuid, which)),

    async rewriteRecords(uuid, change, seconds = 0) {
      const stored = await readStoredEvidence(app.database, uuid as DocumentId);
      const { document, recipients, signatures, files } = stored;
      const prepared = files.find(({ id }) => id === document.preparedFileId)?.sha256 ?? '';
      for (const signature of signatures) {
        const recipient = recipients.find(({ id }) => id === signature.recipientId);
        if (!recipient) throw new Error('A signature of nobody.');
        const signedAt = new Date(signature.signedAt.getTime() + seconds * 1000);
        const changed = { ...signature, ...change, signedAt };
        const content = signingRecord(document, recipient, changed, prepared);
        const signed = await signRecord(content, app.authorities.records.issuer, signedAt);
        const { signerName, signerEmail, ipAddress } = changed;
        await execute(
          `update signatures set signer_name = ?, signer_email = ?, ip_address = ?, signed_at = ?,
             record = ?, record_sha256 = ?, jws = ?, ocsp = ?, timestamp_token = null
           where id = ?`,
          [
            ...[signerName, signerEmail, ipAddress, signedAt],
            ...[signed.record, signed.recordSha256, signed.jws, Buffer.from(signed.ocsp)],
            signature.id,
          ],
        );
        await execute(`update recipients set name = ?, email = ? where id = ?`, [
          signerName,
          change.signerEmail === undefined ? signerEmail : `${recipient.id}@example.com`,
          recipient.id,
        ]);
      }
    },

    async exchange(uuid, column) {
      await execute(
        `with two as (
           select id, ${column} as value, row_number() over (order by signed_at, id) as place
           from signatures where document_id = ? order by signed_at, id limit 2)
         update signatures s set ${column} = other.value
         from two own join two other on other.place = 3 - own.place where s.id = own.id`,
        [uuid],
      );
    },

    async addEvent(uuid, before, counted = true) {
      await execute(
        `insert into events (id, organization_id, document_id, type, at, sequence, resource_type,
           resource_id, actor_type, source, details)
         select ?, organization_id, document_id, 'document.viewed', at - ${before}, sequence + 1,
           'document', document_id, 'system', 'system', '{}'
         from events where document_id = ? order by sequence desc limit 1`,
        [app.operations.ids.next(), uuid],
      );
      if (!counted) return;
      await execute(`update documents set event_sequence = event_sequence + 1 where id = ?`, [
        uuid,
      ]);
    },

    async eraseEvents(uuid) {
      await app.database.fork().transactional(async (em) => {
        await em.execute(`create temporary table kept on commit drop as
          select * from documents where id = '${uuid}'`);
        await em.execute(`set constraints all deferred`);
        await em.execute(`delete from documents where id = ?`, [uuid]);
        await em.execute(`select erase_document_events(?)`, [uuid]);
        await em.execute(`insert into documents select * from kept`);
      });
    },
  };
}
