import { PdfArray, PdfString, type PDF, type PdfDict } from '@libpdf/core';
import { dictEntry, resolve } from '../pdf/objects.ts';
import { limits, requireShort } from './field-limits.ts';
import { fieldEntry, fullName, type Widget } from './form-tree.ts';
import { Unacceptable } from './refusals.ts';

interface Options {
  /** As shown. */
  options: string[];
  /** What the form calls each; absent where that is what is shown. */
  exportValues?: string[];
}

/** A choice by buttons: `chosen` is the option of each widget, in their order. */
export interface Choice extends Options {
  chosen: string[];
}

/** The options of a list (ISO 32000-1, 12.7.4.4): a text, or an export value and a text. */
export function readOptions(pdf: PDF, widget: PdfDict): Options {
  const list = fieldEntry(pdf, widget, 'Opt');
  const found = list instanceof PdfArray ? list.toArray() : [];
  if (found.length > limits.optionsOfField) throw new Unacceptable('too_many_options');
  const name = fullName(pdf, widget);
  const byShown = new Map<string, string>();
  for (const item of found) {
    const option = resolve(pdf, item);
    const pair = option instanceof PdfArray ? option.toArray() : [option];
    const [value, shown] = [textOf(pdf, pair[0]), textOf(pdf, pair.at(-1))];
    if (value === undefined || shown === undefined || shown.trim() === '') continue;
    requireShort('One of its options', shown, name);
    requireShort('One of its options', value, name);
    if (!byShown.has(shown)) byShown.set(shown, value);
  }
  return withExports([...byShown.keys()], [...byShown.values()]);
}

/**
 * Radio buttons, or check boxes of one name with a state each (12.7.4.2.3); undefined for check
 * boxes that are ticked together.
 */
export function readButtons(
  pdf: PDF,
  widgets: readonly Widget[],
  isRadio: boolean,
  name: string,
): Choice | undefined {
  const states = widgets.map(({ dict }) => onState(pdf, dict));
  if (!isRadio && new Set(states).size < 2) return undefined;
  if (widgets.length > limits.optionsOfField) throw new Unacceptable('too_many_options');
  const [first] = widgets;
  const list = first && fieldEntry(pdf, first.dict, 'Opt');
  const named = list instanceof PdfArray ? list.toArray() : [];
  const chosen = states.map((state, index) => {
    const shown = textOf(pdf, named[index])?.trim() ?? '';
    const option = shown === '' ? state : shown;
    requireShort('One of its options', option, name);
    return option;
  });
  const byShown = new Map(chosen.map((option, index) => [option, states[index] ?? option]));
  return { ...withExports([...byShown.keys()], [...byShown.values()]), chosen };
}

function withExports(options: string[], values: string[]): Options {
  const differ = options.some((option, index) => option !== values[index]);
  return { options, ...(differ && { exportValues: values }) };
}

/** The name of the appearance in which a button is on. */
function onState(pdf: PDF, widget: PdfDict): string {
  const appearances = dictEntry(pdf, widget, 'AP');
  const normal = appearances && dictEntry(pdf, appearances, 'N');
  const names = normal ? [...normal].map(([key]) => key.value) : [];
  const state = names.find((name) => name !== 'Off') ?? 'Yes';
  // Names are UTF-8 by convention (ISO 32000-1, 7.3.5), read as Latin-1.
  const text = Buffer.from(state, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? state : text;
}

function textOf(pdf: PDF, value: Parameters<typeof resolve>[1]): string | undefined {
  const text = resolve(pdf, value);
  return text instanceof PdfString ? text.asString() : undefined;
}
