import { attack, type Attack } from '../attack.ts';
import {
  annotationOf,
  cover,
  firstPage,
  lastPage,
  ref,
  sealField,
  sealPage,
  withItems,
} from '../paint.ts';
import { hasNoTimestamp, hasShortCertificate } from '../exclusions.ts';
import { append, changed, object, withEntries, type NewObject } from '../revision.ts';
import type { Owner, SealedSample } from '../sealed.ts';

/** An annotation by itself, which `more` adds to or replaces. */
const painted =
  (subtype: string, more = '') =>
  (sealed: SealedSample): Buffer => {
    const [drawing, annotation] = [sealed.size, sealed.size + 1];
    return append(sealed, [
      cover(drawing),
      object(annotation, annotationOf(subtype, drawing, more)),
      changed(firstPage(sealed), { Annots: `[${ref(annotation)}]` }),
    ]);
  };

/** A page with a list of annotations that stands elsewhere. */
const indirect = (page: Owner, sealed: SealedSample, ...between: NewObject[]) => {
  const [drawing, annotation, list] = [sealed.size, sealed.size + 1, sealed.size + 2];
  return append(sealed, [
    cover(drawing),
    object(annotation, annotationOf('Stamp', drawing)),
    object(list, withItems(page.entries['Annots'], ref(annotation))),
    ...between,
    changed(page, { Annots: ref(between.at(-1)?.number ?? list) }),
  ]);
};

const unseen =
  (annotation: string) =>
  (sealed: SealedSample): Buffer =>
    append(sealed, [
      object(sealed.size, annotation),
      changed(firstPage(sealed), { Annots: `[${ref(sealed.size)}]` }),
    ]);

/** Annotations over what was signed (evil annotation attacks, IEEE S&P 2021), and hidden ones. */
export const annotations: Attack[] = [
  attack('an annotation over the first page, in a list that is a reference', (sealed) =>
    indirect(firstPage(sealed), sealed),
  ),
  attack('an annotation over the page of the seal, whose list became a reference', (sealed) =>
    indirect(sealPage(sealed), sealed),
  ),
  attack(
    'an annotation over a later page of the certificate, whose list became a reference',
    (sealed) => indirect(lastPage(sealed), sealed),
    { not: [hasShortCertificate] },
  ),
  attack('an annotation in a list behind two references', (sealed) =>
    indirect(firstPage(sealed), sealed, object(sealed.size + 3, ref(sealed.size + 2))),
  ),
  attack('an annotation over the first page, in a list of its own', painted('Stamp')),
  attack('text over the page', painted('FreeText', '/DA (/F9 40 Tf) /Contents (I owe you)')),
  attack('a redaction of the page', painted('Redact', '/IC [1 1 1] /OverlayText (gone)')),
  attack('a watermark over the page', painted('Watermark')),
  attack('ink over the page', painted('Ink', '/InkList [[0 0 500 800]]')),
  attack(
    'a field of text over the page',
    painted('Widget', '/FT /Tx /T (sum) /V (999 999) /DA (/F9 40 Tf)'),
  ),
  attack('a button over the page that runs a script', (sealed) =>
    painted(
      'Widget',
      '/FT /Btn /Ff 65536 /T (b) /A << /S /JavaScript /JS (app.alert(1)) >>',
    )(sealed),
  ),
  attack(
    'a link over the page to a stranger’s',
    unseen(
      '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /Border [0 0 0] ' +
        '/A << /S /URI /URI (https://evil.example) >> >>',
    ),
  ),
  attack(
    'a note with words',
    unseen(
      '<< /Type /Annot /Subtype /Text /Rect [60 600 80 620] /Contents (The rent is 10.) /Name /Note >>',
    ),
  ),
  attack(
    'a highlight that no appearance draws',
    unseen(
      '<< /Type /Annot /Subtype /Highlight /Rect [60 690 400 720] /C [0 0 0] /F 4 ' +
        '/QuadPoints [60 720 400 720 60 690 400 690] >>',
    ),
  ),
  attack('a file attached to the page', (sealed) =>
    append(sealed, [
      object(sealed.size, '<< /Length 2 /Type /EmbeddedFile >>\nstream\nhi\nendstream'),
      object(
        sealed.size + 1,
        '<< /Type /Annot /Subtype /FileAttachment /Rect [60 600 90 630] /FS << /Type /Filespec ' +
          `/F (x.txt) /EF << /F ${ref(sealed.size)} >> >> >>`,
      ),
      changed(firstPage(sealed), { Annots: `[${ref(sealed.size + 1)}]` }),
    ]),
  ),
  attack('an annotation that stands in the page itself', (sealed) =>
    append(sealed, [
      cover(sealed.size),
      changed(firstPage(sealed), { Annots: `[${annotationOf('Stamp', sealed.size)}]` }),
    ]),
  ),
  attack('the field of the seal, which now shows something', (sealed) => {
    const field = sealField(sealed);
    const shown = { Rect: '[0 0 595 842]', AP: `<< /N ${ref(sealed.size)} >>` };
    return append(sealed, [cover(sealed.size), changed(field, shown)]);
  }),
  attack(
    'the field of the timestamp, which now shows something',
    (sealed) => {
      const field = sealed.fields.at(-1) ?? sealField(sealed);
      const shown = { Rect: '[0 0 595 842]', AP: `<< /N ${ref(sealed.size)} >>` };
      return append(sealed, [cover(sealed.size), changed(field, shown)]);
    },
    { not: [hasNoTimestamp] },
  ),
  attack('the page of the seal without its list of annotations', (sealed) =>
    append(sealed, [changed(sealPage(sealed), { Annots: '' })]),
  ),
  attack('annotations that the page tree hands down', (sealed) => {
    const [drawing, annotation] = [sealed.size, sealed.size + 1];
    const { number, entries } = sealed.tree;
    return append(sealed, [
      cover(drawing),
      object(annotation, annotationOf('Stamp', drawing)),
      object(number, withEntries(entries, { Annots: `[${ref(annotation)}]` })),
    ]);
  }),
];
