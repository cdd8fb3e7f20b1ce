import type { PdfDict } from '@libpdf/core';
import { PdfArray, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { dictEntry, entry, items, nameEntry, resolve, toPdf } from '../../objects/objects.ts';
import { nameText, textOf } from '../../objects/text-string.ts';
import { plainText } from '../../plain-text.ts';
import { alike, cutLabel, limits, requireShort, tooMany } from './field-limits.ts';
import { withExports, type Options } from './choices.ts';
import { fieldEntry, fieldFlags, fieldNumber, lineage, type Widget } from './tree.ts';

/** A choice by buttons. */
export interface Choice extends Options {
  /** The option of each widget, in their order. */
  byWidget: string[];
  /** The option that is chosen already. */
  value?: string;
}

/**
 * Radio buttons, or check boxes of one name with a state each (ISO 32000-1, 12.7.4.2.3); undefined
 * for check boxes that are ticked together. Of radio buttons that are called the same each is an
 * option of its own, unless the form has them turn on in unison.
 */
export function readButtons(
  pdf: PDF,
  widgets: readonly Widget[],
  name: string,
): Choice | undefined {
  const [first] = widgets;
  if (!first) return undefined;
  const bits = fieldNumber(pdf, first.dict, 'Ff');
  const isRadio = (bits & fieldFlags.radio) !== 0;
  const states = widgets.map(({ dict }) => onState(pdf, dict));
  const known = new Set(states.filter((state) => state !== undefined));
  if (!isRadio && known.size < 2) return undefined;
  if (widgets.length > limits.optionsOfField) throw tooMany(name);
  const isTogether = !isRadio || (bits & fieldFlags.unison) !== 0;
  const exports = new Map<string, string>();
  const written = new Map<string, string>();
  const byWidget = widgets.map(({ dict }, index) => {
    const state = states[index];
    const called = writtenName(pdf, dict) ?? (state === undefined ? undefined : nameText(state));
    // Beside each button its page says what it means: of a long name the beginning tells.
    const whole = plainText(called ?? '').trim() || String(index + 1);
    const text = cutLabel(whole);
    if (isTogether && called !== (written.get(text) ?? called)) {
      requireShort('One of its options', whole, name);
      throw alike(name);
    }
    if (called !== undefined) written.set(text, called);
    const option = isTogether ? text : distinct(text, exports);
    exports.set(
      option,
      exports.get(option) ?? (state === undefined ? text : cutLabel(plainText(nameText(state)))),
    );
    return option;
  });
  const value = chosen(pdf, widgets, byWidget);
  return {
    ...withExports([...exports.keys()], [...exports.values()]),
    byWidget,
    ...(value !== undefined && { value }),
  };
}

/** By what is seen; where nothing is, by the value alone. None where that leaves several. */
function chosen(
  pdf: PDF,
  widgets: readonly Widget[],
  byWidget: readonly string[],
): string | undefined {
  for (const isChosen of [isOn, isNamed]) {
    const on = widgets.flatMap(({ dict }, index) => (isChosen(pdf, dict) ? [{ dict, index }] : []));
    const [first] = on;
    if (!first) continue;
    const names = new Set(on.map(({ dict, index }) => onState(pdf, dict) ?? byWidget[index]));
    return names.size === 1 ? byWidget[first.index] : undefined;
  }
  return undefined;
}

/** Whether a button is shown as on: by the state of its picture, else by the field's value. */
export function isOn(pdf: PDF, widget: PdfDict): boolean {
  const state = nameEntry(pdf, widget, 'AS');
  if (state === undefined) return isNamed(pdf, widget);
  const pictures = normalPictures(pdf, widget);
  return state !== 'Off' && (!pictures || pictures.has(state));
}

/** Whether the field's value is this button's. */
function isNamed(pdf: PDF, widget: PdfDict): boolean {
  const value = fieldEntry(pdf, widget, 'V');
  const named = value instanceof PdfName ? value.value : (textOf(value) ?? 'Off');
  if (named === 'Off' || named.trim() === '') return false;
  const state = onState(pdf, widget);
  const called = writtenName(pdf, widget);
  if (named === state || nameText(named) === called) return true;
  if (state !== undefined) return false;
  // Nothing is called anything: a check box is what its field is, a radio button may be its number.
  const isRadio = (fieldNumber(pdf, widget, 'Ff') & fieldFlags.radio) !== 0;
  return isRadio ? called !== undefined && named === String(placeInField(pdf, widget)) : true;
}

/** Turns a button to the picture that it is to be painted by. */
export function turn(pdf: PDF, widget: PdfDict, on: boolean): void {
  const state = nameEntry(pdf, widget, 'AS') ?? onState(pdf, widget) ?? 'Yes';
  widget.set('AS', toPdf(on ? state : 'Off'));
}

/** It has one picture for every state: what that shows cannot be turned off. */
export function hasOnePicture(pdf: PDF, widget: PdfDict): boolean {
  const pictures = dictEntry(pdf, widget, 'AP');
  return pictures !== undefined && entry(pdf, pictures, 'N') instanceof PdfStream;
}

function normalPictures(pdf: PDF, widget: PdfDict): PdfDict | undefined {
  const appearances = dictEntry(pdf, widget, 'AP');
  const normal = appearances && dictEntry(pdf, appearances, 'N');
  return normal instanceof PdfStream ? undefined : normal;
}

/** The name of the picture in which a button is on; without pictures, of the state that it is in. */
function onState(pdf: PDF, widget: PdfDict): string | undefined {
  const normal = normalPictures(pdf, widget);
  const names = normal ? [...normal].map(([key]) => key.value) : [];
  const own = names.find((name) => name !== 'Off');
  if (own !== undefined) return own;
  const state = nameEntry(pdf, widget, 'AS');
  return state === 'Off' ? undefined : state;
}

/** What the form calls a button beside its state. */
function writtenName(pdf: PDF, widget: PdfDict): string | undefined {
  const list = fieldEntry(pdf, widget, 'Opt');
  const name = list instanceof PdfArray ? list.at(placeInField(pdf, widget)) : undefined;
  const written = textOf(resolve(pdf, name))?.trim() ?? '';
  return written === '' ? undefined : written;
}

/** Its number among the field's buttons, from 0. */
function placeInField(pdf: PDF, widget: PdfDict): number {
  const kids = lineage(pdf, widget)
    .slice(1)
    .map((node) => items(pdf, node, 'Kids'))
    .find((nodes) => nodes.length > 0);
  return Math.max(0, kids?.indexOf(widget) ?? 0);
}

function distinct(text: string, taken: ReadonlyMap<string, unknown>): string {
  let option = text;
  for (let number = 2; taken.has(option); number += 1) {
    const suffix = ` (${number})`;
    option = `${cutLabel(text, suffix.length)}${suffix}`;
  }
  return option;
}
