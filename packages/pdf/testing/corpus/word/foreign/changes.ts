import { inParagraph, type ForeignRow } from './parts.ts';

/** Changes and comments. */
export const openChanges: readonly ForeignRow[] = [
  ...(
    [
      [
        'tracked-inserted',
        'An insertion',
        '<w:ins w:id="5" w:author="Ann"><w:r><w:t>new</w:t></w:r></w:ins>',
      ],
      [
        'tracked-deleted',
        'A deletion',
        '<w:del w:id="6" w:author="Ann"><w:r><w:delText>old</w:delText></w:r></w:del>',
      ],
      [
        'tracked-look',
        'A change of how text looks',
        '<w:r><w:rPr><w:b/><w:rPrChange w:id="7" w:author="Ann"><w:rPr/></w:rPrChange></w:rPr><w:t>new</w:t></w:r>',
      ],
      [
        'tracked-moved',
        'A passage that was moved',
        '<w:moveFrom w:id="8" w:author="Ann"><w:r><w:t>old</w:t></w:r></w:moveFrom>',
      ],
      [
        'tracked-paragraph',
        'Two paragraphs that become one',
        '<w:pPr><w:rPr><w:del w:id="9" w:author="Ann"/></w:rPr></w:pPr><w:r><w:t>a</w:t></w:r>',
      ],
      [
        'commented',
        'A comment',
        '<w:commentRangeStart w:id="0"/><w:r><w:t>rent</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
      ],
    ] as const
  ).map(([name, what, inner]): ForeignRow => [
    name,
    'word_changes',
    `${what} that nobody has agreed to`,
    { body: inParagraph(inner) },
  ]),
];
