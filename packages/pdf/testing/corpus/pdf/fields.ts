import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** A form of these fields, each an entry without its place; what else there is comes behind them. */
function form(
  fields: readonly string[],
  more: readonly (string | Buffer)[] = [],
  page = '',
): Buffer {
  const refs = fields.map((_, index) => `${index + 6} 0 R`).join(' ');
  return simplePdf({
    catalog: `/AcroForm << /Fields [${refs}] >>`,
    page: `/Annots [${refs}] ${page}`,
    more: [...fields.map(widget), ...more],
  });
}

function widget(entries: string, index: number): string {
  const place = `/Rect [60 ${index % 700} 160 ${(index % 700) + 14}]`;
  const own = entries.includes('/Rect') ? '' : place;
  return `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R ${own} ${entries} >>`;
}

const several = '/FT /Ch /Ff 2097152 /T (pets) /Opt [(cat) (dog)]';

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));
const tags = (lines: readonly string[]) =>
  simplePdf({
    content: `BT /F1 8 Tf 60 800 Td 9 TL ${lines.map((line) => `(${line}) '`).join('\n')} ET`,
  });

/** More fields than people fill, and tags that cannot be read. */
export const fieldPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'form',
    'prepared',
    'A form',
    () =>
      form([
        '/FT /Tx /T (name)',
        '/FT /Btn /T (agree)',
        '/FT /Ch /Ff 131072 /T (size) /Opt [(S) (L)]',
        '/FT /Sig /T (sign)',
      ]),
  ],
  [
    'form-20000-fields',
    'too_many_fields',
    '20,000 form fields',
    () => form(many(20_000, (index) => `/FT /Tx /T (f${index})`)),
  ],
  [
    'form-many-options',
    'too_many_options',
    'A list of 20,000 options',
    () => form([`/FT /Ch /T (size) /Opt [${many(20_000, (index) => `(o${index})`).join(' ')}]`]),
  ],
  [
    'form-long-name',
    'field_invalid',
    'A field with a name of 10,000 characters',
    () => form([`/FT /Tx /T (${'n'.repeat(10_000)})`]),
  ],
  [
    'form-long-option',
    'field_invalid',
    'An option of 10,000 characters',
    () => form([`/FT /Ch /T (size) /Opt [(${'o'.repeat(10_000)})]`]),
  ],
  [
    'form-same-name-other-type',
    'field_invalid',
    'A text and a check box of one name',
    () => form(['/FT /Tx /T (a)', '/FT /Btn /T (a)']),
  ],
  [
    'form-same-name-other-options',
    'field_invalid',
    'Two lists of one name with different options',
    () => form(['/FT /Ch /T (a) /Opt [(x)]', '/FT /Ch /T (a) /Opt [(y)]']),
  ],
  [
    'form-parents-in-a-circle',
    'field_invalid',
    'A field that stands in itself',
    () => form(['/FT /Tx /T (a) /Parent 7 0 R'], ['<< /T (b) /Parent 7 0 R >>']),
  ],
  [
    'form-several-without-room',
    'field_invalid',
    'A list of which several may be chosen, of one line',
    () => form([several]),
  ],
  [
    'form-several-required',
    'field_invalid',
    'A list of which several may be chosen, and must not be left empty',
    () => form([`${several.replace('2097152', '2097154')} /Rect [60 500 160 550]`]),
  ],
  [
    'form-several',
    'prepared',
    'A list of which several may be chosen',
    () => form([`${several} /Rect [60 500 160 550]`]),
  ],
  [
    'form-same-name',
    'prepared',
    'Fields of one name in several places',
    () => form(['/FT /Tx /T (a) /Rect [60 500 160 520]', '/FT /Tx /T (a)', '/FT /Sig /T (b)']),
  ],
  [
    'form-name-60-deep',
    'prepared',
    'A field named 60 deep',
    () =>
      form(
        ['/FT /Tx /T (n) /Parent 7 0 R'],
        many(59, (index) => `<< /T (n) ${index < 58 ? `/Parent ${index + 8} 0 R` : ''} >>`),
      ),
  ],
  [
    'form-unnamed-picture',
    'prepared',
    'The picture of a field does not say that it is a form',
    () =>
      form(
        ['/FT /Tx /T (a) /V (Ada) /AP << /N 7 0 R >> /Rect [60 500 160 520]'],
        [
          streamBody(
            '/Tx BMC BT /F1 12 Tf 2 5 Td (Ada) Tj ET EMC',
            '/BBox [0 0 100 20] /Resources << /Font << /F1 4 0 R >> >>',
          ),
        ],
      ),
  ],
  [
    'form-turned',
    'prepared',
    'A field that is turned, and its value with it',
    () => form(['/FT /Tx /T (a) /V (Ada) /MK << /R 90 /BC [0] >> /Rect [60 500 80 600]']),
  ],
  [
    'form-letters-too-large',
    'prepared',
    'A value in letters that are higher than its field',
    () => form(['/FT /Tx /T (a) /V (Alice) /DA (/F1 11 Tf 0 g) /Rect [60 500 160 508]']),
  ],
  [
    'form-outside-crop',
    'prepared',
    'A field beyond the visible page',
    () => form(['/FT /Tx /Ff 2 /T (a) /Rect [60 700 160 720]'], [], '/CropBox [0 0 595 690]'),
  ],
  [
    'tags',
    'prepared',
    'Text tags',
    () => tags(['Name {{full_name;required=true}}', 'Sign {{sign;type=signature}}']),
  ],
  [
    'tags-50000',
    'too_many_fields',
    '50,000 text tags',
    () => tags(many(50_000, (index) => `{{t${index}}}`)),
  ],
  [
    'tags-braces',
    'too_many_fields',
    '100,000 opening braces',
    () => tags(many(1_000, () => '{{ '.repeat(100))),
  ],
  [
    'tag-unknown-type',
    'text_tag_invalid',
    'A text tag of an unknown type',
    () => tags(['{{a;type=colour}}']),
  ],
  [
    'tag-without-options',
    'text_tag_invalid',
    'A choice without options',
    () => tags(['{{a;type=select}}']),
  ],
  [
    'tag-unknown-attribute',
    'text_tag_invalid',
    'A text tag with an unknown attribute',
    () => tags(['{{a;width=3}}']),
  ],
  [
    'tag-wrong-signer',
    'text_tag_invalid',
    'A text tag for signer 0',
    () => tags(['{{a;signer=0}}']),
  ],
  [
    'tag-broken',
    'prepared',
    'A text tag broken within its type: one tag',
    () => tags(['{{tenant;type=signa', 'ture;required=true}}']),
  ],
  [
    'tag-braces-broken',
    'prepared',
    'A text tag broken between its first braces',
    () => tags(['{', '{a;type=text}}']),
  ],
  [
    'tag-name-broken',
    'text_tag_invalid',
    'A text tag broken within its name',
    () => tags(['{{tenant_signa', 'ture;type=signature}}']),
  ],
  [
    'tag-order',
    'text_tag_invalid',
    'A text tag whose second half is drawn first',
    () => tags(['ture;type=signature}}', '{{tenant_signa']),
  ],
  [
    'tags-of-others',
    'text_tag_invalid',
    'Tags of a template engine and of another service, beside one that could be ours',
    () => tags(['{% if rent %} {{ client.signature }} {{ f\\(x\\) }} {{d|type:date}} {% endif %}']),
  ],
  [
    'tag-role',
    'text_tag_invalid',
    'A tag of another service, with its role',
    () => tags(['{{Sign;role=First Party;type=signature}}']),
  ],
]);
