import { set, type Manipulation } from './manipulations.ts';
import { completedDocument } from './signing.ts';
import { rowId } from './uuid.ts';

/** Of a document whose seal was made. */
export const sealedDocument: Manipulation[] = [
  [
    'the seal of another document, row and all',
    'bytes',
    /document\.id is “doc_/,
    async ({ uuid, workspace, tampering, app }) => {
      const other = await completedDocument(app, workspace);
      await tampering.execute(
        `update documents set sealed_file_id = (select sealed_file_id from documents where id = ?)
         where id = ?`,
        [rowId('doc', other.id), uuid],
      );
    },
  ],
  [
    'the seal, the prepared file and the original of another document',
    'bytes',
    /document\.id is “doc_/,
    async ({ uuid, workspace, tampering, app }) => {
      const other = await completedDocument(app, workspace);
      await tampering.execute(
        `update documents d set sealed_file_id = o.sealed_file_id,
           prepared_file_id = o.prepared_file_id, original_file_id = o.original_file_id
         from documents o where o.id = ? and d.id = ?`,
        [rowId('doc', other.id), uuid],
      );
    },
  ],
  [
    'the sealed bytes, with a digest that fits',
    'bytes',
    /not those that were sealed/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'sealed', true),
  ],
  [
    'the sealed bytes',
    'bytes',
    /the sealed PDF/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'sealed'),
  ],
  [
    'no sealed bytes',
    'bytes',
    /the sealed PDF/,
    ({ uuid, tampering }) => tampering.removeFile(uuid, 'sealed'),
  ],
  [
    'the original, with a digest that fits',
    'bytes',
    /document\.original_sha256 is “[0-9a-f]{64}”, stored is “/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'original', true),
  ],
  [
    'the original',
    'bytes',
    /the original file/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'original'),
  ],
  [
    'the prepared file, with a digest that fits',
    'bytes',
    /does not begin with the prepared PDF/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'prepared', true),
  ],
  [
    'the title',
    'bytes',
    /document\.title is “.+”, stored is “Eve”/,
    set('documents', `title = 'Eve'`),
  ],
  [
    'the time of creation',
    'timestamps',
    /created_at/,
    set('documents', `created_at = created_at - interval '1 day'`),
  ],
  [
    'the time of sending',
    'timestamps',
    /sent_at/,
    set('documents', `sent_at = sent_at - interval '1 day'`),
  ],
  [
    'the time of completion',
    'timestamps',
    /completed_at/,
    set('documents', `completed_at = completed_at + interval '1 day'`),
  ],
  [
    'all records, rewritten with another name and signed again',
    'signatures',
    /record\.jws.*stored is/,
    ({ uuid, tampering }) => tampering.rewriteRecords(uuid, { signerName: 'Eve' }),
  ],
  [
    'all records, rewritten with another email and signed again',
    'signatures',
    /recipient\.email is “.+”, stored is “eve@example\.com”/,
    ({ uuid, tampering }) => tampering.rewriteRecords(uuid, { signerEmail: 'eve@example.com' }),
  ],
  [
    'a token exchanged for that of another record',
    'signatures',
    /timestamp/,
    ({ uuid, tampering }) => tampering.exchange(uuid, 'timestamp_token'),
  ],
  [
    'a record without its token',
    'signatures',
    /timestamp_token/,
    set('signatures', 'timestamp_token = null'),
  ],
  [
    'an OCSP answer exchanged',
    'signatures',
    /ocsp/,
    ({ uuid, tampering }) => tampering.exchange(uuid, 'ocsp'),
  ],
  [
    'a signature, taken away',
    'signatures',
    /is not stored/,
    ({ uuid, tampering }) =>
      tampering.execute(`delete from signatures where document_id = ?`, [uuid]),
  ],
];
