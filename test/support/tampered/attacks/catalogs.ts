import { attack, type Attack } from '../attack.ts';
import { annotationOf, cover, firstPage, ref, sealField, withItems } from '../paint.ts';
import { append, changed, object, stream, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

const catalog = (entries: Record<string, string>) => (sealed: SealedSample) =>
  append(sealed, [changed(sealed.catalog, entries)]);
const form = (entries: Record<string, string>) => (sealed: SealedSample) =>
  append(sealed, [changed(sealed.catalog, { AcroForm: withEntries(sealed.form, entries) })]);

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** What the catalog says of the document (ISO 32000-2, 7.7.2), and its form (12.7). */
export const catalogs: Attack[] = [
  attack('a script that runs on opening', catalog({ OpenAction: script })),
  attack('a page that opens first', catalog({ OpenAction: '[0 /Fit]' })),
  attack('a script that runs on printing', catalog({ AA: `<< /WP ${script} >>` })),
  attack('scripts by name', (sealed) =>
    catalog({
      Names: (sealed.catalog.entries['Names'] ?? '<< >>').replace(
        />>$/,
        `/JavaScript << /Names [(a) ${script}] >> >>`,
      ),
    })(sealed),
  ),
  attack('another attachment by the name of `evidence.json`', (sealed) =>
    append(sealed, [
      object(sealed.size, stream('{"version":1}', '/Type /EmbeddedFile')),
      object(
        sealed.size + 1,
        `<< /Type /Filespec /F (evidence.json) /UF (evidence.json) /EF << /F ${ref(sealed.size)} >> >>`,
      ),
      changed(sealed.catalog, {
        Names: `<< /EmbeddedFiles << /Names [(evidence.json) ${ref(sealed.size + 1)}] >> >>`,
        AF: `[${ref(sealed.size + 1)}]`,
      }),
    ]),
  ),
  attack('no attachment', catalog({ Names: '', AF: '' })),
  attack('layers whose usual state hides', (sealed) =>
    append(sealed, [
      object(sealed.size, '<< /Type /OCG /Name (sum) >>'),
      changed(sealed.catalog, {
        OCProperties: `<< /OCGs [${ref(sealed.size)}] /D << /OFF [${ref(sealed.size)}] >> >>`,
      }),
    ]),
  ),
  attack('a drawing of the page that belongs to a hidden layer', (sealed) => {
    const number = sealed.numberOf('form');
    return append(sealed, [
      object(sealed.size, '<< /Type /OCG /Name (sum) >>'),
      object(
        number,
        stream('', `/Type /XObject /Subtype /Form /BBox [0 0 200 50] /OC ${ref(sealed.size)}`),
      ),
      changed(sealed.catalog, {
        OCProperties: `<< /OCGs [${ref(sealed.size)}] /D << /OFF [${ref(sealed.size)}] >> >>`,
      }),
    ]);
  }),
  attack('another language', catalog({ Lang: '(de)' })),
  attack('metadata in XMP', (sealed) =>
    append(sealed, [
      object(sealed.size, stream('<x:xmpmeta/>', '/Type /Metadata /Subtype /XML')),
      changed(sealed.catalog, { Metadata: ref(sealed.size) }),
    ]),
  ),
  attack(
    'extensions',
    catalog({ Extensions: '<< /ADBE << /BaseVersion /1.7 /ExtensionLevel 8 >> >>' }),
  ),
  attack('another version', catalog({ Version: '/2.0' })),
  attack(
    'how it is shown',
    catalog({
      ViewerPreferences: '<< /HideToolbar true /Direction /R2L >>',
      PageLayout: '/TwoColumnLeft',
    }),
  ),
  attack('labels of pages', catalog({ PageLabels: '<< /Nums [0 << /S /r >>] >>' })),
  attack('an outline', (sealed) =>
    append(sealed, [
      object(
        sealed.size,
        `<< /Type /Outlines /First ${ref(sealed.size + 1)} /Last ${ref(sealed.size + 1)} /Count 1 >>`,
      ),
      object(sealed.size + 1, `<< /Title (Paid) /Parent ${ref(sealed.size)} >>`),
      changed(sealed.catalog, { Outlines: ref(sealed.size) }),
    ]),
  ),
  attack('a collection of files', catalog({ Collection: '<< /Type /Collection /View /T >>' })),
  attack(
    'needs of a reader',
    catalog({ Requirements: '[<< /Type /Requirement /S /EnableJavaScripts >>]' }),
  ),
  attack('a base of addresses', catalog({ URI: '<< /Base (https://evil.example/) >>' })),
  attack('a structure for those who are read to', (sealed) =>
    append(sealed, [
      object(
        sealed.size,
        `<< /Type /StructTreeRoot /K << /S /Document /Alt (You owe nothing.) /Pg ${ref(firstPage(sealed).number)} >> >>`,
      ),
      changed(sealed.catalog, { StructTreeRoot: ref(sealed.size), MarkInfo: '<< /Marked true >>' }),
    ]),
  ),
  attack('a catalog with /Pages twice', (sealed) => {
    const body = withEntries(sealed.catalog.entries, {}).slice(0, -2);
    return append(sealed, [
      object(sealed.size, '<< /Type /Pages /Kids [] /Count 0 >>'),
      object(sealed.catalog.number, `${body}/Pages ${ref(sealed.size)}\n>>`),
    ]);
  }),
  attack('a catalog that became a reference', (sealed) =>
    append(sealed, [
      object(sealed.size, withEntries(sealed.catalog.entries, { Lang: '(de)' })),
      object(sealed.catalog.number, ref(sealed.size)),
    ]),
  ),
  attack('a form that asks for new appearances', form({ NeedAppearances: 'true' })),
  attack('a form in XFA', (sealed) =>
    append(sealed, [
      object(sealed.size, stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')),
      changed(sealed.catalog, { AcroForm: withEntries(sealed.form, { XFA: ref(sealed.size) }) }),
    ]),
  ),
  attack('a form of which signatures do not depend', form({ SigFlags: '0' })),
  attack('a form without fields', form({ Fields: '[]' })),
  attack('a form whose list of fields is a reference', (sealed) =>
    append(sealed, [
      object(sealed.size, sealed.form['Fields'] ?? '[]'),
      changed(sealed.catalog, { AcroForm: withEntries(sealed.form, { Fields: ref(sealed.size) }) }),
    ]),
  ),
  attack('a form that is a reference', (sealed) =>
    append(sealed, [
      object(sealed.size, withEntries(sealed.form, {})),
      changed(sealed.catalog, { AcroForm: ref(sealed.size) }),
    ]),
  ),
  attack('a form with the fonts of fields', form({ DR: '<< /Font << >> >>', DA: '(/Helv 0 Tf)' })),
  attack('a field of text with a value', (sealed) =>
    append(sealed, [
      cover(sealed.size),
      object(sealed.size + 1, annotationOf('Widget', sealed.size, '/FT /Tx /T (sum) /V (999 999)')),
      changed(firstPage(sealed), { Annots: `[${ref(sealed.size + 1)}]` }),
      changed(sealed.catalog, {
        AcroForm: withEntries(sealed.form, {
          Fields: withItems(sealed.form['Fields'], ref(sealed.size + 1)),
        }),
      }),
    ]),
  ),
  attack('the value of the seal’s field', (sealed) =>
    append(sealed, [changed(sealField(sealed), { V: '' })]),
  ),
  attack('a second seal’s field with the same value', (sealed) =>
    append(sealed, [
      object(sealed.size, withEntries(sealField(sealed).entries, { T: '(Seal2)' })),
      changed(sealed.catalog, {
        AcroForm: withEntries(sealed.form, {
          Fields: withItems(sealed.form['Fields'], ref(sealed.size)),
        }),
      }),
    ]),
  ),
];
