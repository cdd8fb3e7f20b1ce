import { certificateWords } from '@countersign/words/certificate';
import { longValueRows } from './certificate-rows.ts';
import { element, type Element } from '@countersign/pdf/draw/element';
import { drawRows, heading, label, writeLines } from './flow-rows.ts';
import { makeFlow, type Flow, type Paper } from './paper.ts';
import type { LongValue } from './stamp-fields.ts';

/** A page of them for a document that has no certificate page yet. */
export function addLongValuesPage(paper: Paper, values: readonly LongValue[]): Element | undefined {
  if (values.length === 0) return undefined;
  const section = element('Sect', undefined, { lang: paper.locale });
  const flow = makeFlow(paper);
  drawLongValues(flow, section, values);
  flow.finish(() => undefined);
  return section;
}

/** The values that are cut in the document, whole, under a heading of their own. */
export function drawLongValues(flow: Flow, section: Element, values: readonly LongValue[]): void {
  const words = certificateWords[flow.locale];
  flow.need(80);
  flow.down(6);
  flow.rule();
  flow.down(18);
  const style = { ...heading, direction: flow.direction };
  flow.write(element('H2', section), words.longValues, 0, style);
  flow.down(14);
  const lines = { width: flow.width, height: 12 };
  const explanation = { ...label, direction: flow.direction };
  writeLines(flow, element('P', section), words.longValuesExplained, explanation, lines);
  flow.down(3);
  drawRows(flow, section, longValueRows(values, flow.locale), flow.width);
}
