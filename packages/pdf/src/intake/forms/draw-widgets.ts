import type { PDF, PDFPage, PdfDict } from '@libpdf/core';
import { dict, numberEntry } from '../../objects/objects.ts';
import { normalAppearance } from '../annotations/appearance.ts';
import { drawBox } from './draw-box.ts';
import { drawTick } from './draw-tick.ts';
import { quoted } from './field-limits.ts';
import { hasOnePicture, isOn, turn } from './buttons.ts';
import { listOptions, readOptions } from './choices.ts';
import { asksToDraw, contentOf, makePictureReader, type PictureReader } from './pictures.ts';
import { fieldFlags, fieldNumber, findWidgets, fullName, kindOf } from './tree.ts';
import { takesSeveral } from './types.ts';
import { chosenOptions, textValue } from './values.ts';
import { frameOf } from './frame-of.ts';
import { Unacceptable } from '../refusals.ts';
import { pictureOf, readLook, type WidgetLook } from './widget-look.ts';
import type { Value, ValueWriter } from './write-values.ts';

/** Invisible, hidden and not shown (ISO 32000-1, table 165). */
const unseenFlags = 0b10_0011;

/**
 * Draws the fields that their author left to the reader to draw, or they would vanish; those to fill
 * in are emptied, or what stood in them would lie under what the signer writes there.
 * @param toFill the places of fields that signers fill in
 */
export async function drawWidgets(
  pdf: PDF,
  pages: readonly PDFPage[],
  toFill: ReadonlySet<PdfDict>,
): Promise<void> {
  const drawing: Drawing = { pdf, writer: undefined, reader: makePictureReader(pdf) };
  for (const { dict: widget, page: index } of findWidgets(pdf, pages)) {
    const page = pages[index];
    if (!page || (numberEntry(pdf, widget, 'F') ?? 0) & unseenFlags) continue;
    try {
      await drawField(drawing, widget, page, toFill.has(widget));
    } catch (cause) {
      if (cause instanceof Unacceptable) throw cause;
      throw undrawn(`: ${quoted(fullName(pdf, widget))}`, cause);
    }
  }
  try {
    drawing.writer?.finish();
  } catch (cause) {
    throw undrawn('', cause);
  }
}

function undrawn(which: string, cause: unknown): Unacceptable {
  return new Unacceptable('damaged', `A form field cannot be shown${which}.`, { cause });
}

interface State {
  /** Its /FT. */
  kind: string;
  /** Signers fill it in. */
  isOpen: boolean;
  /** A button that the file has chosen or ticked. */
  wasOn: boolean;
}

interface Drawing {
  pdf: PDF;
  /** Once there is something to write: it loads fonts. */
  writer: ValueWriter | undefined;
  reader: PictureReader;
}

async function drawField(
  drawing: Drawing,
  widget: PdfDict,
  page: PDFPage,
  isOpen: boolean,
): Promise<void> {
  const { pdf } = drawing;
  const kind = kindOf(pdf, widget);
  if (kind === undefined) return;
  const wasOn = kind === 'Btn' && isOn(pdf, widget);
  const state = { kind, isOpen, wasOn };
  if (kind === 'Btn') turn(pdf, widget, wasOn && !isOpen);
  if (!needsPicture(drawing, widget, page, state)) return;
  const look = readLook(pdf, widget);
  if (look) await drawWidget(drawing, widget, look, state);
}

/**
 * The pictures that a file has are its author's, unless it asks readers to draw by the value and they
 * say something else; what signers fill in is drawn without what stood there.
 */
function needsPicture(
  { pdf, reader }: Drawing,
  widget: PdfDict,
  page: PDFPage,
  { kind, isOpen, wasOn }: State,
): boolean {
  if (!normalAppearance(pdf, widget)) return true;
  const isWritten = kind === 'Tx' || (kind === 'Ch' && isCombo(pdf, widget));
  if (!isOpen && isWritten) {
    if (!asksToDraw(pdf)) return false;
    const value = valueOf(pdf, widget, kind);
    const text = value && 'text' in value ? value.text : '';
    return text === '' ? contentOf(pdf, widget) === 'text' : !reader.says(widget, page, text);
  }
  if (kind === 'Ch') return isOpen || asksToDraw(pdf);
  if (!isOpen || (kind === 'Btn' && !hasOnePicture(pdf, widget))) return false;
  return wasOn || contentOf(pdf, widget) !== undefined;
}

function isCombo(pdf: PDF, widget: PdfDict): boolean {
  return (fieldNumber(pdf, widget, 'Ff') & fieldFlags.combo) !== 0;
}

async function drawWidget(
  drawing: Drawing,
  widget: PdfDict,
  look: WidgetLook,
  { kind, isOpen, wasOn }: State,
): Promise<void> {
  const { pdf } = drawing;
  const bits = fieldNumber(pdf, widget, 'Ff');
  const isButton = kind === 'Btn';
  const isRadio = isButton && (bits & fieldFlags.radio) !== 0;
  const round = isRadio && (look.caption === '' || look.caption === 'l');
  const cells = combCells(pdf, widget, kind);
  const parts = [drawBox(look, { round, cells })];
  let resources = dict({});
  if (isButton && !(bits & fieldFlags.push)) {
    if (wasOn && !isOpen) parts.push(drawTick(look, isRadio));
  } else {
    const value = isOpen
      ? askedOf(pdf, widget, kind)
      : isButton
        ? captionOf(look)
        : valueOf(pdf, widget, kind);
    if (value) {
      drawing.writer ??= (await import('./write-values.ts')).makeValueWriter(pdf);
      const written = drawing.writer.write(value, look);
      parts.push(written.content.toString('latin1'));
      resources = written.resources;
    }
  }
  const content = Buffer.from(parts.filter((part) => part !== '').join('\n'), 'latin1');
  const isList = kind === 'Ch' && !(bits & fieldFlags.combo);
  // A list marks its choice anywhere; of others the frame is kept that nothing else describes.
  const frame = isOpen && !isList && content.length === 0 ? frameOf(pdf, widget) : undefined;
  if (content.length === 0 && !frame) widget.delete('AP');
  else {
    const picture = frame ?? pictureOf(look, content, resources);
    widget.set('AP', dict({ N: pdf.register(picture) }));
  }
}

/** What a field shows of itself while it is to be filled in: a list its options beside their boxes. */
function askedOf(pdf: PDF, widget: PdfDict, kind: string): Value | undefined {
  if (kind !== 'Ch' || !takesSeveral(fieldNumber(pdf, widget, 'Ff'))) return undefined;
  return { kind: 'boxes', options: readOptions(pdf, widget).options };
}

function captionOf({ caption }: WidgetLook): Value | undefined {
  return caption === '' ? undefined : { kind: 'line', text: caption };
}

function combCells(pdf: PDF, widget: PdfDict, kind: string): number {
  if (kind !== 'Tx' || !(fieldNumber(pdf, widget, 'Ff') & fieldFlags.comb)) return 0;
  const cells = Math.trunc(fieldNumber(pdf, widget, 'MaxLen'));
  return cells > 0 && cells <= maxCells ? cells : 0;
}

/** More than that cannot be told apart. */
const maxCells = 255;

function valueOf(pdf: PDF, widget: PdfDict, kind: string): Value | undefined {
  const bits = fieldNumber(pdf, widget, 'Ff');
  if (kind === 'Ch') {
    const options = listOptions(pdf, widget).map(({ shown }) => shown);
    const chosen = chosenOptions(pdf, widget);
    if (!(bits & fieldFlags.combo)) {
      const top = Math.max(0, Math.trunc(fieldNumber(pdf, widget, 'TI')));
      return { kind: 'list', options, chosen, top };
    }
    const [first] = chosen;
    const text = (first === undefined ? undefined : options[first]) ?? textValue(pdf, widget);
    return text === '' ? undefined : { kind: 'line', text };
  }
  const given = kind === 'Tx' ? textValue(pdf, widget) : '';
  if (given === '') return undefined;
  const text = bits & fieldFlags.password ? '*'.repeat(given.length) : given;
  const cells = combCells(pdf, widget, kind);
  if (cells > 0) return { kind: 'comb', text, cells };
  return { kind: bits & fieldFlags.multiline ? 'paragraph' : 'line', text };
}
