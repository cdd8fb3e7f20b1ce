import type { FileRefusalReason } from '../file-refusals.ts';
import type { PartKind } from './part-kinds.ts';

/** Where a relationship of a type may lead: into a part of a kind, or out of the file as a link. */
export type RelationshipTarget = PartKind | 'link';

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships/';
const microsoft = 'http://schemas.microsoft.com/office/';

const inWord: Readonly<Record<string, RelationshipTarget>> = {
  officeDocument: 'xml',
  'extended-properties': 'xml',
  extendedProperties: 'xml',
  'custom-properties': 'xml',
  customProperties: 'xml',
  styles: 'xml',
  numbering: 'xml',
  settings: 'xml',
  webSettings: 'xml',
  fontTable: 'xml',
  theme: 'xml',
  themeOverride: 'xml',
  header: 'xml',
  footer: 'xml',
  footnotes: 'xml',
  endnotes: 'xml',
  comments: 'xml',
  glossaryDocument: 'xml',
  customXml: 'xml',
  customXmlProps: 'xml',
  chart: 'xml',
  chartUserShapes: 'xml',
  diagramData: 'xml',
  diagramLayout: 'xml',
  diagramQuickStyle: 'xml',
  diagramColors: 'xml',
  image: 'image',
  font: 'font',
  printerSettings: 'printer',
  hyperlink: 'link',
};

const ofPackages: Readonly<Record<string, RelationshipTarget>> = {
  [`${packages}metadata/core-properties`]: 'xml',
  [`${transitional.replace('officeDocument', 'officedocument')}metadata/core-properties`]: 'xml',
  [`${packages}metadata/thumbnail`]: 'image',
  [`${packages}digital-signature/origin`]: 'signatures',
  [`${packages}digital-signature/signature`]: 'xml',
};

const ofMicrosoft: Readonly<Record<string, RelationshipTarget>> = {
  [`${microsoft}2007/relationships/stylesWithEffects`]: 'xml',
  [`${microsoft}2007/relationships/diagramDrawing`]: 'xml',
  [`${microsoft}2007/relationships/hdphoto`]: 'image',
  [`${microsoft}2011/relationships/commentsExtended`]: 'xml',
  [`${microsoft}2011/relationships/people`]: 'xml',
  [`${microsoft}2011/relationships/chartStyle`]: 'xml',
  [`${microsoft}2011/relationships/chartColorStyle`]: 'xml',
  [`${microsoft}2014/relationships/chartEx`]: 'xml',
  [`${microsoft}2016/09/relationships/commentsIds`]: 'xml',
  [`${microsoft}2018/08/relationships/commentsExtensible`]: 'xml',
  [`${microsoft}2020/02/relationships/classificationlabels`]: 'xml',
};

/** By its type where a relationship may lead; one of any other type may not be there. */
export const wordRelationships: ReadonlyMap<string, RelationshipTarget> = new Map([
  ...Object.entries(inWord).flatMap(([name, target]): [string, RelationshipTarget][] => [
    [transitional + name, target],
    [strict + name, target],
  ]),
  ...Object.entries({ ...ofPackages, ...ofMicrosoft }),
]);

/** The last part of a type that is on a list, by which elements ask for it. */
export function nameOfType(type: string): string {
  return type.slice(type.lastIndexOf('/') + 1);
}

/** Names for some of what is on no list, so that its sender knows what to take out. */
const named: readonly (readonly [FileRefusalReason, RegExp])[] = [
  ['word_macros', /\/(vbaproject|wordvbadata|attachedtoolbars|extensibility|keymap\w+)$/i],
  ['word_ole', /\/(oleobject|control|activexcontrol\w*|package|afchunk)$/i],
  [
    'word_external',
    /\/(attachedtemplate|subdocument|frame|mailmerge\w*|recipientdata|externallink\w*|\w*externallinkpath|transform|audio|video|media|movie|connections|querytable|webextension\w*)$/i,
  ],
];

export function reasonAgainst(type: string): FileRefusalReason {
  return named.find(([, types]) => types.test(type))?.[0] ?? 'word_unfamiliar';
}
