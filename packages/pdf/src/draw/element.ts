/** What was drawn for an element: on which canvas, and under which MCID. */
interface Content {
  canvas: object;
  id: number;
}

/** Standard structure types (ISO 32000-1, 14.8.4). */
type Role = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** A part of the text as screen readers read it, in reading order. */
export interface Element {
  role: Role;
  /** What a figure shows. */
  alt?: string;
  lang?: string;
  kids: (Element | Content)[];
}

export function element(role: Role, parent?: Element, entries: Partial<Element> = {}): Element {
  const made: Element = { role, kids: [], ...entries };
  parent?.kids.push(made);
  return made;
}
