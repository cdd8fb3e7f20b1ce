import type { Application } from './application.ts';
import type { Tampering } from './tampering.ts';
import type { Workspace } from './workspace.ts';

/** What is done by the application's own role or to its storage, the check that tells, its words. */
export type Manipulation = [what: string, check: string, words: RegExp, Alter];
type Alter = (at: Place) => Promise<unknown>;

/** The row of the document, and what reaches it. */
interface Place {
  uuid: string;
  workspace: Workspace;
  app: Application;
  tampering: Tampering;
}

/** Of one column, in the document's rows. */
export const set =
  (table: string, assignment: string): Alter =>
  ({ uuid, tampering }) =>
    tampering.execute(
      `update ${table} set ${assignment} where ${table === 'documents' ? 'id' : 'document_id'} = ?`,
      [uuid],
    );

/** Of a document that may still be open. */
export const anyDocument: Manipulation[] = [
  ['a title', 'bytes', /another title|document\.title/, set('documents', `title = 'Eve'`)],
  [
    'a signer’s name in the record’s row',
    'signatures',
    /recipient\.name/,
    set('signatures', `signer_name = 'Eve'`),
  ],
  [
    'a signer’s email in the record’s row',
    'signatures',
    /recipient\.email/,
    set('signatures', `signer_email = 'eve@example.com'`),
  ],
  [
    'the names of recipients',
    'signatures',
    /with another name than acted/,
    set('recipients', `name = 'Eve'`),
  ],
  [
    'the email of a recipient',
    'signatures',
    /with another email than acted/,
    set('recipients', `email = 'eve' || id || '@example.com'`),
  ],
  [
    'a record rewritten with another email and signed again',
    'signatures',
    /sig_\w+ has another email in the log/,
    ({ uuid, tampering }) => tampering.rewriteRecords(uuid, { signerEmail: 'eve@example.com' }),
  ],
  [
    'a record rewritten with another time and signed again',
    'signatures',
    /sig_\w+ has another time in the log/,
    ({ uuid, tampering }) => tampering.rewriteRecords(uuid, {}, -30),
  ],
  [
    'a record rewritten with another address and signed again',
    'signatures',
    /sig_\w+ has another address in the log/,
    ({ uuid, tampering }) => tampering.rewriteRecords(uuid, { ipAddress: '192.0.2.9' }),
  ],
  [
    'the words consented to',
    'signatures',
    /consent\.sha256/,
    set('recipients', `consent_text = 'x'`),
  ],
  [
    'the time of consent',
    'signatures',
    /consent of rec_\w+ has another time in the log/,
    set('recipients', `consent_at = consent_at - interval '1 day'`),
  ],
  [
    'the time of viewing',
    'signatures',
    /viewing of rec_\w+ has another time in the log/,
    set('recipients', `viewed_at = viewed_at - interval '1 day'`),
  ],
  [
    'what was shown',
    'signatures',
    /is no revision of this document.*document\.shown_sha256|document\.shown_sha256/,
    set('signatures', `shown_sha256 = repeat('a', 64)`),
  ],
  ['the signature’s picture', 'signatures', /image_sha256/, set('signatures', `image = 'x'`)],
  ['the typed text', 'signatures', /text_sha256/, set('signatures', `typed_text = 'Eve'`)],
  [
    'the values filled in',
    'signatures',
    /field_values_sha256/,
    set('signatures', `field_values = '{"fld_1": "x"}'`),
  ],
  [
    'the fields that were shown',
    'signatures',
    /says something else than what is stored: fields/,
    set('signatures', `shown_field_ids = array_append(shown_field_ids, 'fld_1')`),
  ],
  ['a record, taken away', 'signatures', /is not signed/, set('signatures', 'jws = null')],
  [
    'a record exchanged for that of a neighbour',
    'signatures',
    /signature_id, recipient\.id/,
    ({ uuid, tampering }) => tampering.exchange(uuid, 'jws'),
  ],
  [
    'a signature, taken away without a trace in its recipient',
    'signatures',
    /sig_\w+ is in the log, and is not stored/,
    async (place) => {
      const { uuid, tampering } = place;
      await tampering.execute(
        `delete from signatures where document_id = ? and meaning = 'signed'`,
        [uuid],
      );
      await set('recipients', 'signed_at = null')(place);
    },
  ],
  [
    'the prepared file',
    'bytes',
    /the prepared PDF/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'prepared'),
  ],
  [
    'the prepared file, with a digest that fits',
    'signatures',
    /document\.prepared_sha256/,
    ({ uuid, tampering }) => tampering.replaceFile(uuid, 'prepared', true),
  ],
  [
    'an event added with an earlier time',
    'log',
    /aud_\w+ is older than the event before it/,
    ({ uuid, tampering }) => tampering.addEvent(uuid, `interval '1 day'`),
  ],
  [
    'an event added past the document',
    'log',
    /events of/,
    ({ uuid, tampering }) => tampering.addEvent(uuid, `interval '0'`, false),
  ],
  [
    'the events erased by deleting the document for a moment',
    'log',
    /was erased, although its document is there/,
    ({ uuid, tampering }) => tampering.eraseEvents(uuid),
  ],
];
