import type { Attack } from './attack.ts';
import { annotations } from './attacks/annotations.ts';
import { catalogs } from './attacks/catalogs.ts';
import { cuts } from './attacks/cuts.ts';
import { documents } from './attacks/documents.ts';
import { ownForms } from './attacks/own-form.ts';
import { shadows } from './attacks/shadows.ts';
import { signatures } from './attacks/signatures.ts';
import { stores } from './attacks/store.ts';
import { tables } from './attacks/tables.ts';
import { timestamps } from './attacks/timestamps.ts';
import { trailers } from './attacks/trailers.ts';
import { xrefStreams } from './attacks/xref-streams.ts';
import { zips } from './attacks/zips.ts';
import { kinds, type Kind } from './kinds.ts';

/** By what they use. */
export const attacks: Readonly<Record<string, readonly Attack[]>> = {
  'Annotations and fields': annotations,
  'Pages and what they show': documents,
  'Catalog and form': catalogs,
  'Cross-reference tables': tables,
  'Cross-reference streams': xrefStreams,
  'Trailers and ends': [...trailers, ...cuts],
  'Validation data': stores,
  'Document timestamps': timestamps,
  'Written as the service writes it': ownForms,
  'Universal forgery (USF)': signatures.forgery,
  'Signature wrapping (SWA)': signatures.wrapping,
  'Incremental saving (ISA)': signatures.saving,
  'Certification (EAA, SSA)': signatures.certification,
  'Shadow attacks': shadows,
  'Packed in a ZIP again': zips,
};

export interface AttackedFile extends Attack {
  group: string;
  kind: Kind;
  /** `<place>.pdf` or `.zip` */
  name: string;
}

/** Every file of the corpus: each attack on each kind of seal that it can be made of. */
export function attackedFiles(): AttackedFile[] {
  const files = Object.entries(attacks).flatMap(([group, list]) =>
    list.flatMap((one) =>
      kinds
        .filter((kind) => !one.not?.some((exclusion) => exclusion.kinds.includes(kind)))
        .map((kind) => ({ ...one, group, kind })),
    ),
  );
  return files.map((file, index) => {
    const ending = file.group === 'Packed in a ZIP again' ? 'zip' : 'pdf';
    return { ...file, name: `${String(index + 1).padStart(4, '0')}.${ending}` };
  });
}
