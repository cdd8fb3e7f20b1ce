import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const ordinary = '/Order [6 0 R]';
const autoStates = (category: string) =>
  `/AS [<< /Event /${category} /Category [/${category}] /OCGs [6 0 R] >>]`;

/** A line of text in a layer, object 6. */
const layer = (
  usage: string,
  configuration = ordinary,
  properties = '6 0 R',
  more: string[] = [],
) =>
  simplePdf({
    catalog: `/OCProperties << /OCGs [6 0 R] /D << ${configuration} >> >>`,
    resources: `/Properties << /L1 ${properties} >>`,
    content:
      'BT /F1 18 Tf 60 700 Td (The rent is 100) Tj ET ' +
      '/OC /L1 BDC BT /F1 18 Tf 200 700 Td (0) Tj ET EMC',
    more: [`<< /Type /OCG /Name (Draft) ${usage} >>`, ...more],
  });

const all =
  '/View << /ViewState /ON >> /Print << /PrintState /ON >> /Export << /ExportState /ON >>';

/** Optional content: layers that are shown to some, or on paper only (ISO 32000-1, 8.11). */
export const layerPdfs = corpusFiles('application/pdf', 'pdf', [
  ['layer', 'prepared', 'A layer that is shown and printed: part of the page', () => layer('')],
  [
    'layer-of-resources',
    'damaged',
    'Resources that some readers take for a layer',
    () => simplePdf({ resources: '/Usage << /View << /ViewState /ON >> >>' }),
  ],
  [
    'layer-watermark',
    'prepared',
    'A layer as Acrobat makes them for headers',
    () =>
      layer(
        `/Usage << ${all} /PageElement << /Subtype /HF >> >>`,
        `${ordinary} ${autoStates('View')}`,
      ),
  ],
  [
    'layer-not-printed',
    'print_differs',
    'A layer that is not printed',
    () => layer('/Usage << /Print << /PrintState /OFF >> >>', `${ordinary} ${autoStates('Print')}`),
  ],
  [
    'layer-not-shown',
    'print_differs',
    'A layer that is only printed',
    () =>
      layer(
        '/Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >>',
        `${ordinary} ${autoStates('View')}`,
      ),
  ],
  [
    'layer-not-shown-unasked',
    'print_differs',
    'The same, which only some readers heed',
    () => layer('/Usage << /View << /ViewState /OFF >> >>'),
  ],
  [
    'layer-not-exported',
    'print_differs',
    'A layer that is lost when saved as a picture',
    () =>
      layer('/Usage << /Export << /ExportState /OFF >> >>', `${ordinary} ${autoStates('Export')}`),
  ],
  [
    'layer-by-zoom',
    'print_differs',
    'A layer for close readers',
    () =>
      layer(
        '/Usage << /Zoom << /min 4 >> >>',
        `${ordinary} /AS [<< /Event /View /Category [/Zoom] /OCGs [6 0 R] >>]`,
      ),
  ],
  [
    'layer-by-language',
    'print_differs',
    'A layer for one language',
    () => layer('/Usage << /Language << /Lang (de) /Preferred /ON >> >>'),
  ],
  [
    'layer-by-reader',
    'print_differs',
    'A layer for one reader',
    () => layer('/Usage << /User << /Type /Ind /Name (Ana) >> >>'),
  ],
  [
    'layer-off',
    'hidden_layer',
    'A layer that is switched off',
    () => layer('', `${ordinary} /OFF [6 0 R]`),
  ],
  [
    'layer-off-by-default',
    'hidden_layer',
    'Layers that are off unless switched on',
    () => layer('', `${ordinary} /BaseState /OFF`),
  ],
  [
    'layer-shown-when-off',
    'hidden_layer',
    'Text that is shown when a layer is off',
    () => layer('', ordinary, '7 0 R', ['<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>']),
  ],
  [
    'layer-by-expression',
    'hidden_layer',
    'Text that is shown by an expression',
    () => layer('', ordinary, '7 0 R', ['<< /Type /OCMD /VE [/Not 6 0 R] >>']),
  ],
  [
    'layer-configurations',
    'prepared',
    'Other views of the layers: dropped',
    () =>
      simplePdf({
        catalog:
          '/OCProperties << /OCGs [6 0 R] /D << >> /Configs [<< /Name (Other) /BaseState /OFF >>] >>',
        more: ['<< /Type /OCG /Name (Draft) >>'],
      }),
  ],
]);
