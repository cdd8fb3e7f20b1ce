import { PdfArray, PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import { dictEntry, entry, items, resolve, type PdfObject } from '../../objects/objects.ts';
import { chooseSeveral } from './choose-several.ts';
import { cutLabel, quoted, requireFew, requireShort } from './field-limits.ts';
import { isOn, readButtons, type Choice } from './buttons.ts';
import { detailsOf } from './details.ts';
import { makePlaceOf, type PlaceOf } from './places.ts';
import { readScripts } from './scripts.ts';
import {
  byField,
  fieldEntry,
  fieldFlags,
  fieldNumber,
  fieldText,
  findWidgets,
  kindOf,
  lineage,
  type FieldGroup,
  type Widget,
} from './tree.ts';
import { isInitials, ownerOf, takesSeveral, typeOf, type FieldHead } from './types.ts';
import { isFilled, isToReckon } from './values.ts';
import type { FoundField } from '../ingest-result.ts';
import { Unacceptable } from '../refusals.ts';
import type { Warnings } from '../warnings.ts';

export interface FormFields {
  fields: FoundField[];
  /** Where they stand on the pages. */
  toFill: ReadonlySet<PdfDict>;
}

/**
 * Reads the fields that a person can fill, with what is chosen in them already, and takes the
 * standard format scripts out of all of them. Read-only fields, and texts that are filled in
 * already, are part of what is shown.
 * @throws Unacceptable also for more fields, options or letters than people fill in
 */
export function readFormFields(
  pdf: PDF,
  pages: readonly PDFPage[],
  warnings: Warnings,
): FormFields {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const widgets = findWidgets(pdf, pages);
  const placeOf = makePlaceOf(pdf, pages);
  const fields: FoundField[] = [];
  const toFill = new Set<PdfDict>();
  for (const group of byField(pdf, widgets)) {
    const found = readField(pdf, group, placeOf);
    if (found.length === 0) continue;
    fields.push(...found);
    for (const { dict } of group.widgets) toFill.add(dict);
  }
  requireFew(fields);
  requireDistinct(fields);
  const tops = form ? items(pdf, form, 'Fields') : [];
  for (const { dict, page } of widgets) {
    for (const node of lineage(pdf, dict)) {
      for (const code of readScripts(pdf, node).lost) warnings.add(code, page);
    }
  }
  stripScripts(pdf, [...tops, ...widgets.map(({ dict }) => dict)]);
  leaveOutElsewhere(pdf, widgets);
  return { fields, toFill };
}

/** None that signers fill in, one, or one for each option of which several may be chosen. */
function readField(pdf: PDF, { name, widgets }: FieldGroup, placeOf: PlaceOf): FoundField[] {
  const [first] = widgets;
  if (!first) return [];
  const isSet = ({ dict }: Widget) =>
    kindOf(pdf, dict) === 'Sig' && fieldEntry(pdf, dict, 'V') instanceof PdfDict;
  if (widgets.some(isSet)) {
    throw new Unacceptable('already_signed', `The field that is signed is ${quoted(name)}.`);
  }
  const bitsOf = ({ dict }: Widget) => fieldNumber(pdf, dict, 'Ff');
  const isOpen = widgets.some(({ dict }) => isToReckon(pdf, dict));
  if (!isOpen && widgets.every((one) => bitsOf(one) & fieldFlags.readOnly)) return [];
  if (new Set(widgets.map(({ dict }) => kindOf(pdf, dict))).size > 1) {
    const why = `Fields of different types have one name: ${quoted(name)}.`;
    throw new Unacceptable('field_invalid', why);
  }
  const bits = bitsOf(first);
  const type = typeOf(kindOf(pdf, first.dict) ?? '', bits);
  const shown = widgets.filter((widget) => placeOf(widget));
  if (!type || shown.length === 0 || (!isOpen && isFilled(pdf, widgets))) return [];
  requireShort('Its name', name, name);
  const { signer, rest } = ownerOf(name);
  const [label = rest] = widgets.flatMap(({ dict }) => fieldText(pdf, dict, 'TU') ?? []);
  const head: FieldHead = {
    name,
    source: 'form',
    label: cutLabel(label),
    required: widgets.some((one) => (bitsOf(one) & fieldFlags.required) !== 0),
    ...(signer !== undefined && { signer }),
  };
  if (type === 'checkbox') {
    const choice = readButtons(pdf, shown, name);
    if (choice) return withChoice(head, choice, shown, placeOf);
  }
  if (type === 'select' && takesSeveral(bits)) return chooseSeveral(pdf, head, shown, placeOf);
  const places = shown.flatMap((one) => placeOf(one) ?? []);
  const [place] = places;
  const details = place && detailsOf(pdf, head, shown, type);
  if (!details) return [];
  const isTicked = type === 'checkbox' && shown.some(({ dict }) => isOn(pdf, dict));
  return [
    {
      ...head,
      ...details,
      ...(isTicked && { value: true }),
      ...(type === 'signature' && isInitials(rest) && { variant: 'initials' as const }),
      ...place,
      ...(places.length > 1 && { places }),
    },
  ];
}

/** An option of a list may have the full name of another field. */
function requireDistinct(fields: readonly FoundField[]): void {
  const names = new Set<string>();
  for (const { name } of fields) {
    if (names.has(name)) {
      throw new Unacceptable('field_invalid', `Two fields have one name: ${quoted(name)}.`);
    }
    names.add(name);
  }
}

/** A choice over several buttons is filled in like one from a list. */
function withChoice(
  head: FieldHead,
  { options, exportValues, byWidget, value }: Choice,
  widgets: readonly Widget[],
  placeOf: PlaceOf,
): FoundField[] {
  const places = widgets.flatMap((widget, index) => {
    const place = placeOf(widget);
    const option = byWidget[index];
    return place && option !== undefined ? [{ ...place, option }] : [];
  });
  const [first] = places;
  if (!first) return [];
  const { page, rect } = first;
  return [
    {
      ...head,
      type: 'select',
      options,
      ...(exportValues && { exportValues }),
      ...(value !== undefined && { value }),
      page,
      rect,
      places,
    },
  ];
}

/**
 * Leaves of a field what is on these pages: those that were taken out of a longer file hold the places
 * on all others, and by these the other pages.
 */
function leaveOutElsewhere(pdf: PDF, widgets: readonly Widget[]): void {
  const here = new Set(widgets.flatMap(({ dict }) => lineage(pdf, dict)));
  for (const node of here) {
    const kids = entry(pdf, node, 'Kids');
    if (!(kids instanceof PdfArray)) continue;
    const isHere = (kid: PdfObject | undefined) => kid instanceof PdfDict && here.has(kid);
    node.set('Kids', new PdfArray([...kids].filter((kid) => isHere(resolve(pdf, kid)))));
  }
}

/** Deletes /AA from the whole field tree, having looked at each. */
function stripScripts(pdf: PDF, tops: readonly PdfObject[]): void {
  const seen = new Set<PdfObject>();
  const stack = [...tops];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!(node instanceof PdfDict) || seen.has(node)) continue;
    seen.add(node);
    readScripts(pdf, node);
    node.delete('AA');
    stack.push(...items(pdf, node, 'Kids'));
  }
}
