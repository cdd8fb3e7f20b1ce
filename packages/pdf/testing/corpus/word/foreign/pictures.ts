import { pictureBy } from '../linked-picture.ts';
import {
  code,
  drawing,
  inParagraph,
  run,
  shape,
  shown,
  text,
  withPictures,
  type ForeignRow,
} from './parts.ts';

/** Pictures that were taken from elsewhere. */
export const takenPictures: readonly ForeignRow[] = [
  [
    'picture-and-source',
    'prepared',
    'A picture, and where it was taken from',
    withPictures(pictureBy('r:embed="rIdPicture" r:link="rIdElsewhere"')),
  ],
  [
    'picture-fallback',
    'prepared',
    'The same in the old drawing language',
    withPictures(
      inParagraph(
        run(
          `<w:pict>${shape('<v:imagedata r:id="rIdPicture" r:href="rIdElsewhere" o:href="file:///C:/plan.png"/>')}</w:pict>`,
        ),
      ),
    ),
  ],
  [
    'remote-picture',
    'word_external',
    'A picture from a server',
    {
      body: pictureBy('r:link="rId1"'),
      related: [{ id: 'rId1', type: 'image', target: 'http://127.0.0.1:9/a.png', external: true }],
    },
  ],
  [
    'include-drawn',
    'prepared',
    'INCLUDEPICTURE whose picture is in the file',
    withPictures(
      inParagraph(
        shown(
          ' INCLUDEPICTURE "C:\\\\Pictures\\\\plan.png" \\* MERGEFORMATINET ',
          run(drawing).replace('r:embed', 'r:link="rIdElsewhere" r:embed'),
        ),
      ),
    ),
    'field_unlinked',
  ],
  [
    'include-elsewhere',
    'word_external',
    'INCLUDEPICTURE whose picture is elsewhere',
    withPictures(
      inParagraph(
        shown(
          ' INCLUDEPICTURE "C:\\\\Pictures\\\\plan.png" \\d ',
          run(drawing).replace('r:embed="rIdPicture"', 'r:link="rIdElsewhere"'),
        ),
      ),
    ),
  ],
  [
    'include-lost',
    'word_external',
    'INCLUDEPICTURE that shows words instead',
    withPictures(
      inParagraph(shown(' INCLUDEPICTURE "C:\\\\plan.png" \\d ', text('Error! Not found.'))),
    ),
  ],
  [
    'include-merged',
    'prepared',
    'INCLUDEPICTURE whose address another field gives',
    withPictures(
      inParagraph(
        shown(
          [
            code(' INCLUDEPICTURE "'),
            shown(' MERGEFIELD plan ', text('C:\\plan.png')),
            code('" \\d '),
          ],
          run(drawing),
        ),
      ),
    ),
    'field_unlinked',
  ],
];
