import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** A form of these fields, each an entry without its place. */
function form(fields: readonly string[]): Buffer {
  const refs = fields.map((_, index) => `${index + 6} 0 R`).join(' ');
  return simplePdf({
    catalog: `/AcroForm << /Fields [${refs}] >>`,
    page: `/Annots [${refs}]`,
    more: fields.map(
      (entries, index) =>
        `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Rect [60 ${index % 700} 160 ${(index % 700) + 14}] ${entries} >>`,
    ),
  });
}

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
]);
