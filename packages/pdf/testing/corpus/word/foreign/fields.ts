import { code, inParagraph, mark, run, shape, shown, text, type ForeignRow } from './parts.ts';

const alternatives =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const passage = shown(' INCLUDETEXT "C:\\\\terms.docx" ', text('Terms of the lease.'));

/** Fields that take their text from elsewhere, and others that read like them. */
export const takenTexts: readonly ForeignRow[] = [
  [
    'include-passage',
    'prepared',
    'INCLUDETEXT with what it last took',
    { body: inParagraph(passage) },
    'field_unlinked',
  ],
  [
    'include-paragraphs',
    'prepared',
    'The same over two paragraphs',
    {
      body: `${inParagraph(mark('begin') + code(' INCLUDETEXT "C:\\\\terms.docx" ') + mark('separate') + text('One.'))}${inParagraph(text('Two.') + mark('end'))}`,
    },
    'field_unlinked',
  ],
  [
    'include-in-element',
    'prepared',
    'The same in one element',
    {
      body: inParagraph(
        `<w:fldSimple w:instr=" INCLUDETEXT &quot;C:\\\\terms.docx&quot; ">${text('Terms of the lease.')}</w:fldSimple>`,
      ),
    },
    'field_unlinked',
  ],
  [
    'include-condition',
    'prepared',
    'The same on a condition',
    {
      body: inParagraph(
        shown(
          [
            code(' IF '),
            shown(' MERGEFIELD country ', text('AT')),
            code(' = "AT" "'),
            passage,
            code('" "" '),
          ],
          text('Terms of the lease.'),
        ),
      ),
    },
    'field_unlinked',
  ],
  [
    'include-in-box',
    'prepared',
    'The same in a text box, in two drawing languages',
    {
      body: inParagraph(
        run(
          `<mc:AlternateContent ${alternatives}><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="2032000" cy="1016000"/><wp:docPr id="1" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2032000" cy="1016000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${inParagraph(passage)}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict>${shape(`<v:textbox><w:txbxContent>${inParagraph(passage)}</w:txbxContent></v:textbox>`)}</w:pict></mc:Fallback></mc:AlternateContent>`,
        ),
      ),
    },
    'field_unlinked',
  ],
  [
    'quoted-words',
    'prepared',
    'Tips and quoted words that read like other fields',
    {
      body: inParagraph(
        [
          shown(
            [code(' HYPERLINK "https://example.com/" \\o "'), code('Import a/b" ')],
            text('here'),
          ),
          shown([code(' IF "a" = "b" '), code('"'), code('LINK "it" \\a" "no" ')], text('no')),
          shown(
            [
              code(' IF '),
              shown(' MERGEFIELD a ', text('b')),
              code(' = "b" "'),
              code('include C:/x" "" '),
            ],
            text('include C:/x'),
          ),
          shown([code('IF'), shown(' PAGE ', text('1')), code('= 2 "a" "b"')], text('b')),
        ].join(''),
      ),
    },
  ],
];
