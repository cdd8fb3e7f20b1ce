/** What a part of an Office file is, by its content type and by its name alike. */
export type PartKind = 'xml' | 'relationships' | 'image' | 'font' | 'printer' | 'signatures';

const office = 'application/vnd.openxmlformats-officedocument';
const packages = 'application/vnd.openxmlformats-package';
const microsoft = 'application/vnd.ms-office';

/** The two content types (ECMA-376 part 1, 11.3.10) of what is a Word document. */
export const mainTypes: readonly string[] = ['document', 'template'].map(
  (form) => `${office}.wordprocessingml.${form}.main+xml`,
);

const wordParts = [
  ...['document.glossary', 'styles', 'numbering', 'settings', 'webSettings', 'fontTable'],
  ...['header', 'footer', 'footnotes', 'endnotes', 'comments', 'commentsExtended', 'commentsIds'],
  ...['commentsExtensible', 'people'],
].map((name) => `${office}.wordprocessingml.${name}+xml`);
const drawings = [
  ...['chart', 'chartshapes', 'diagramData', 'diagramLayout', 'diagramStyle', 'diagramColors'],
].map((name) => `${office}.drawingml.${name}+xml`);
const general = ['extended-properties', 'custom-properties', 'theme', 'themeOverride'];

/** Every content type that a part may have, in lower case. */
const kindsOfTypes: readonly (readonly [PartKind, readonly string[]])[] = [
  [
    'xml',
    [
      ...['application/xml', 'text/xml', 'application/inkml+xml'],
      ...[...mainTypes, ...wordParts, ...drawings],
      ...[...general, 'customXmlProperties'].map((name) => `${office}.${name}+xml`),
      ...['core-properties', 'digital-signature-xmlsignature+xml'].map((name) =>
        name.endsWith('+xml') ? `${packages}.${name}` : `${packages}.${name}+xml`,
      ),
      ...['chartstyle', 'chartcolorstyle', 'chartex', 'drawingml.diagramDrawing'].map(
        (name) => `${microsoft}.${name}+xml`,
      ),
      `${microsoft}.classificationlabels+xml`,
      'application/vnd.ms-word.stylesWithEffects+xml',
    ],
  ],
  ['relationships', [`${packages}.relationships+xml`]],
  [
    'image',
    [
      ...['png', 'jpeg', 'jpg', 'pjpeg', 'gif', 'bmp', 'x-ms-bmp', 'tiff', 'tif', 'svg+xml'],
      ...['emf', 'x-emf', 'wmf', 'x-wmf', 'x-emz', 'x-wmz', 'vnd.ms-photo'],
    ].map((name) => `image/${name}`),
  ],
  [
    'font',
    [
      ...[`${office}.obfuscatedFont`, 'application/x-font-ttf', 'application/x-fontdata'],
      ...['font/ttf', 'font/otf', 'application/x-font-otf', 'application/vnd.ms-opentype'],
    ],
  ],
  ['printer', [`${office}.wordprocessingml.printerSettings`]],
  ['signatures', [`${packages}.digital-signature-origin`]],
];
const types = new Map(
  kindsOfTypes.flatMap(([kind, names]) =>
    names.map((name): [string, PartKind] => [name.toLowerCase(), kind]),
  ),
);

const extensions: Readonly<Record<PartKind, RegExp>> = {
  xml: /\.xml$/,
  relationships: /(^|\/)_rels\/[^/]*\.rels$/,
  image: /\.(png|jpe?g|jfif|gif|bmp|dib|tiff?|emf|wmf|emz|wmz|svg|wdp)$/,
  font: /\.(odttf|ttf|otf|fntdata)$/,
  printer: /\.bin$/,
  signatures: /\.sigs$/,
};

/** @param name in lower case; undefined: no part may be called so, or be of this type */
export function kindOfPart(name: string, contentType: string | undefined): PartKind | undefined {
  const kind = types.get(contentType?.toLowerCase() ?? '');
  return kind && extensions[kind].test(name) ? kind : undefined;
}
