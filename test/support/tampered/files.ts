import type { EvidenceFile, EvidenceRecord } from '@countersign/verifier/evidence-file';
import { assembleCms, readSealCms } from '@countersign/verifier/seal-cms';
import type { SealedDocuments } from './given-sealed.ts';
import {
  appended,
  flip,
  flipValue,
  inContentOf,
  inStore,
  lastPlaceOf,
  placeOf,
  replacePage,
  valueOf,
  withValue,
} from './places.ts';

/** What is done to a sealed file, the check that tells of it, and its words. */
export type FileManipulation = [
  what: string,
  check: string,
  words: RegExp,
  alter: (sealed: SealedDocuments) => Buffer | Promise<Buffer>,
];

const notSealed = /not those that were sealed/;

const flipped: FileManipulation[] = [
  ['the header', 'seal bytes', notSealed, ({ given }) => flip(given.bytes, 7)],
  [
    'the prepared document',
    'seal bytes',
    notSealed,
    async ({ given: { bytes } }) => flip(bytes, placeOf(bytes, 'stream\n', 5)),
  ],
  [
    'a signer’s mark, on the page of signatures',
    'seal bytes',
    notSealed,
    async ({ given: { bytes } }) => flip(bytes, await inContentOf(bytes, 1)),
  ],
  [
    'the certificate page',
    'seal bytes',
    notSealed,
    async ({ given: { bytes } }) => flip(bytes, await inContentOf(bytes, -1)),
  ],
  [
    '`evidence.json`',
    'seal bytes',
    notSealed,
    ({ given: { bytes } }) =>
      flip(bytes, bytes.indexOf('stream\n', placeOf(bytes, '/Type /EmbeddedFile')) + 40),
  ],
  [
    'the signature dictionary',
    'seal bytes',
    notSealed,
    ({ given: { bytes } }) => flip(bytes, placeOf(bytes, '/Reason <', 12)),
  ],
  [
    'the range that the signature covers',
    'seal bytes',
    notSealed,
    ({ given: { bytes } }) => flip(bytes, placeOf(bytes, '/ByteRange [0 ', 2)),
  ],
  ['the CMS: a certificate in it', 'seal', /./, ({ given }) => flipValue(given.bytes, 0, 400)],
  [
    'the CMS: its signed attributes',
    'seal',
    /./,
    ({ given: { bytes } }) =>
      flipValue(
        bytes,
        0,
        valueOf(bytes, 0).indexOf(messageDigestOid) + messageDigestOid.length + 8,
      ),
  ],
  [
    'the CMS: the value of the signature',
    'seal signature',
    /not made by the key of its certificate/,
    ({ given: { bytes } }) => {
      const cms = valueOf(bytes, 0);
      return flipValue(bytes, 0, cms.indexOf(readSealCms(cms).signature) + 20);
    },
  ],
  [
    'the timestamp within the CMS',
    'seal timestamps',
    /./,
    ({ given }) => flipValue(given.bytes, 0, -12),
  ],
  [
    'the DSS: a revocation answer',
    'seal',
    /./,
    async ({ given: { bytes } }) => flip(bytes, await inStore(bytes, 'OCSPs')),
  ],
  ['the document timestamp', 'seal timestamps', /./, ({ given }) => flipValue(given.bytes, 1, -12)],
  [
    'the trailer',
    'seal',
    /./,
    ({ given: { bytes } }) => flip(bytes, lastPlaceOf(bytes, 'startxref\n', 1)),
  ],
];
/** DER of 1.2.840.113549.1.9.4. */
const messageDigestOid = Buffer.from('06092a864886f70d010904', 'hex');

const appendedTo: FileManipulation[] = [
  [
    'words after the end',
    'seal additions',
    /added later by others/,
    ({ given }) => Buffer.concat([given.bytes, Buffer.from('\n%more\n')]),
  ],
  [
    'a drawing on a page',
    'seal additions',
    /added later by others/,
    ({ given }) => appended(given.bytes, (pdf) => pdf.getPage(0)?.drawText('paid')),
  ],
  [
    'a page that is replaced by another',
    'seal additions',
    /added later by others/,
    ({ given }) => appended(given.bytes, replacePage),
  ],
  [
    'a page more',
    'seal additions',
    /added later by others/,
    ({ given }) => appended(given.bytes, (pdf) => void pdf.addPage()),
  ],
];

const exchanged: FileManipulation[] = [
  [
    'the certificate of the seal, for a stranger’s',
    'seal signature',
    /not made by the key|not formed/,
    ({ given: { bytes }, stranger }) => {
      const parts = readSealCms(valueOf(bytes, 0));
      return withValue(bytes, 0, assembleCms({ ...parts, chain: stranger.signers['P-256'].chain }));
    },
  ],
  [
    'the whole seal, for a stranger’s over the same document',
    'seal certificates',
    /leads to no trusted root/,
    ({ sealAgain, stranger }) => sealAgain({ by: stranger }),
  ],
  [
    'the seal, for that of another document',
    'seal bytes',
    notSealed,
    ({ given, other }) => withValue(given.bytes, 0, valueOf(other.bytes, 0)),
  ],
  [
    'the document timestamp, for that of another document',
    'seal timestamps',
    /imprint/,
    ({ given, other }) => withValue(given.bytes, 1, valueOf(other.bytes, 1)),
  ],
];

const sealedAgain: FileManipulation[] = [
  [
    'the record of one signer in the place of the other’s',
    'record sig_',
    /two/,
    ({ given, sealAgain }) => {
      const [first, second] = twoRecords(given.evidence);
      return sealAgain({
        evidence: withRecords(given.evidence, [first, first, second].slice(0, 2)),
      });
    },
  ],
  [
    'a record of another document',
    'record sig_',
    /not this document’s/,
    ({ given, other, sealAgain }) => {
      const [first, second] = twoRecords(given.evidence);
      const [foreign] = twoRecords(other.evidence);
      const disguised = { ...foreign, signature_id: first.signature_id };
      return sealAgain({ evidence: withRecords(given.evidence, [disguised, second]) });
    },
  ],
  [
    'the timestamp tokens of two records exchanged',
    'record sig_',
    /imprint/,
    ({ given, sealAgain }) => {
      const [first, second] = twoRecords(given.evidence);
      const swapped = [withToken(first, second), withToken(second, first)];
      return sealAgain({ evidence: withRecords(given.evidence, swapped) });
    },
  ],
  [
    'the name of a signer changed in `evidence.json`',
    'record sig_',
    /recipient is not this document’s/,
    ({ given: { evidence }, sealAgain }) => {
      const recipients = evidence.recipients.map((one) => ({ ...one, name: 'Eve' }));
      return sealAgain({ evidence: { ...evidence, recipients } });
    },
  ],
  [
    'an event left out',
    'completeness',
    /Event \d+ of the document is missing/,
    ({ given: { evidence }, sealAgain }) => {
      const events = evidence.log.events.filter((_, at) => at !== 3);
      return sealAgain({ evidence: { ...evidence, log: { ...evidence.log, events } } });
    },
  ],
];

function twoRecords({ records }: EvidenceFile): [EvidenceRecord, EvidenceRecord] {
  const [first, second] = records;
  if (!first || !second) throw new Error('There are no two records.');
  return [first, second];
}

function withRecords(evidence: EvidenceFile, records: EvidenceRecord[]): EvidenceFile {
  return { ...evidence, records };
}

function withToken(record: EvidenceRecord, from: EvidenceRecord): EvidenceRecord {
  const { timestamp_token: token } = from;
  return { ...record, ...(token !== undefined && { timestamp_token: token }) };
}

/** By how it is done. */
export const fileManipulations: Record<string, FileManipulation[]> = {
  'A byte is flipped in': flipped,
  'Appended is': appendedTo,
  'Exchanged is': exchanged,
  'Sealed again with the service’s own keys, with': sealedAgain,
};
