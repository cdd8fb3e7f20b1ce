import type { PDF, PdfDict } from '@libpdf/core';
import { quoted, requireShort } from './field-limits.ts';
import { readOptions } from './choices.ts';
import { readScripts } from './scripts.ts';
import { fieldFlags, fieldNumber, lineage, type Widget } from './tree.ts';
import { refineText, takesAnyWords, type FieldHead } from './types.ts';
import { isToReckon, suggestedOption, textValue } from './values.ts';
import type { FoundField } from '../ingest-result.ts';
import { Unacceptable } from '../refusals.ts';
import type { StandardFormat } from './standard-formats.ts';

type Details = Pick<FoundField, 'type'> & Partial<FoundField>;

/** What is filled in, and what may be; undefined where nobody could fill in anything. */
export function detailsOf(
  pdf: PDF,
  head: FieldHead,
  widgets: readonly Widget[],
  type: FoundField['type'],
): Details | undefined {
  switch (type) {
    case 'select':
      return listDetails(pdf, head, widgets);
    case 'textarea': {
      const value = unseenValue(pdf, widgets);
      return { type, ...lengthOf(pdf, widgets), ...(value !== undefined && { value }) };
    }
    case 'text':
      return lineDetails(pdf, head, widgets);
    default:
      return { type };
  }
}

/** A text of one line, or a number or a date by its format, with a value that is not shown. */
function lineDetails(pdf: PDF, { name }: FieldHead, widgets: readonly Widget[]): Details {
  const [standard] = widgets.flatMap((one) => standardFormat(pdf, one.dict) ?? []);
  const type = refineText(name, standard);
  const { maxLength, comb } = lengthOf(pdf, widgets);
  const written = unseenValue(pdf, widgets)?.replace(/[\r\n]+/g, ' ');
  const value = written === undefined ? undefined : valueOf(type, written);
  const isForeign = written !== undefined && value === undefined;
  if (isForeign) return { type: 'text', value: written, ...(maxLength && { maxLength }) };
  // How many letters a number or a date has on paper is its format's to say.
  const isWritten = type === 'text' || type === 'email';
  return {
    type,
    ...(standard?.format && { format: standard.format }),
    ...(maxLength !== undefined && (isWritten || comb) && { maxLength }),
    ...(comb && { comb }),
    ...(value !== undefined && { value }),
  };
}

/**
 * A value that the form has and does not show: what it shows is no field. A calculation’s zero is
 * none.
 */
function unseenValue(pdf: PDF, widgets: readonly Widget[]): string | undefined {
  const given = widgets.filter(({ dict }) => !isToReckon(pdf, dict));
  return given.map(({ dict }) => textValue(pdf, dict).trim()).find((one) => one !== '');
}

/** As signers give it; undefined for what is none of the type. */
function valueOf(type: FoundField['type'], written: string): string | number | undefined {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
  return type !== 'date' || /^\d{4}-\d\d-\d\d$/.test(written) ? written : undefined;
}

/**
 * One from the list. Where other words are taken, or it must be filled in and has nothing to choose
 * from, any text, with the options as suggestions.
 */
function listDetails(
  pdf: PDF,
  { name, required }: FieldHead,
  widgets: readonly Widget[],
): Details | undefined {
  const [lists = { options: [] }, ...others] = widgets.map(({ dict }) => readOptions(pdf, dict));
  if (others.some(({ options }) => options.join('\n') !== lists.options.join('\n'))) {
    const why = `Lists of one name have different options: ${quoted(name)}.`;
    throw new Unacceptable('field_invalid', why);
  }
  const [dict] = widgets.map((one) => one.dict);
  if (!dict) return undefined;
  const chosen = suggestedOption(pdf, dict, lists.options);
  const isFree = widgets.some((one) => takesAnyWords(fieldNumber(pdf, one.dict, 'Ff')));
  const { options } = lists;
  if (!isFree && options.length > 0) {
    return { type: 'select', ...lists, ...(chosen !== undefined && { value: chosen }) };
  }
  if (!isFree && !required) return undefined;
  const written = chosen ?? (isFree ? textValue(pdf, dict) : '');
  requireShort('Its value', written, name);
  return {
    type: 'text',
    ...(options.length > 0 && { options }),
    ...(written.trim() !== '' && { value: written }),
  };
}

/** Of the places that have the fewest characters; a comb where all have the same boxes. */
function lengthOf(pdf: PDF, widgets: readonly Widget[]): Pick<FoundField, 'maxLength' | 'comb'> {
  const all = widgets.map(({ dict }) => Math.trunc(fieldNumber(pdf, dict, 'MaxLen')));
  const given = all.filter((length) => length >= 1);
  if (given.length === 0) return {};
  const maxLength = Math.min(...given);
  const isComb = ({ dict }: Widget) => fieldNumber(pdf, dict, 'Ff') & fieldFlags.comb;
  const comb = widgets.every(isComb) && all.every((length) => length === maxLength);
  return { maxLength, ...(comb && { comb }) };
}

function standardFormat(pdf: PDF, widget: PdfDict): StandardFormat | undefined {
  return lineage(pdf, widget).reduce<StandardFormat | undefined>(
    (known, node) => readScripts(pdf, node).format ?? known,
    undefined,
  );
}
