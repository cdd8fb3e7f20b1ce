import { black, type TextStyle } from '@countersign/pdf/draw/canvas';
import type { Row } from './certificate-rows.ts';
import { element, type Element } from '@countersign/pdf/draw/element';
import { grey, type Flow } from './paper.ts';
import { wrap } from '@countersign/pdf/draw/text-layout';

const labelWidth = 104;
export const label = { face: 'regular', size: 8, color: grey } as const;
export const value = { face: 'regular', size: 8.5, color: black } as const;
export const heading = { face: 'bold', size: 10.5, color: black } as const;
export const lineHeight = 12.5;

/** A table of names and what belongs to them. */
export function drawRows(flow: Flow, section: Element, rows: readonly Row[], width: number): void {
  const table = element('Table', section);
  for (const row of rows) {
    const sentence = row.sentence ? { ...value, direction: flow.direction } : value;
    const lines = row.lines.flatMap((line) => wrap(line, sentence, width - labelWidth));
    const names = wrap(row.name, label, labelWidth - 8);
    const owner = element('TR', table);
    const [head, data] = [element('TH', owner), element('TD', owner)];
    for (let index = 0; index < Math.max(names.length, lines.length); index++) {
      flow.need(lineHeight);
      const name = names[index];
      if (name !== undefined) flow.write(head, name, 0, label);
      const line = lines[index];
      if (line !== undefined) flow.write(data, line, labelWidth, sentence);
      flow.down(lineHeight);
    }
  }
}

/** Writes each line of a text and goes down by its height. */
export function writeLines(
  flow: Flow,
  owner: Element,
  text: string,
  style: TextStyle,
  { offset = 0, width, height }: { offset?: number; width: number; height: number },
): void {
  for (const line of wrap(text, style, width)) {
    flow.need(height);
    flow.write(owner, line, offset, style);
    flow.down(height);
  }
}
