import { PdfArray, PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { resolve } from '../../objects/objects.ts';
import { decodeText, textOf } from '../../objects/text-string.ts';
import { plainText } from '../../plain-text.ts';
import { quoted } from './field-limits.ts';
import { listOptions } from './choices.ts';
import { asksToDraw, contentOf } from './pictures.ts';
import { isCalculated } from './scripts.ts';
import { fieldEntry, fieldFlags, fieldNumber, fullName, kindOf, type Widget } from './tree.ts';
import { isBlank } from './frame-of.ts';
import { unpack } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';

/** What a text field says, or a drop-down that takes any text, as people read it. */
export function textValue(pdf: PDF, widget: PdfDict): string {
  return plainText(writtenValues(pdf, widget).join(' '));
}

/** The texts of a value, as they stand in the file: one, or several in an array; long ones may be streams (12.7.4.3). */
function writtenValues(pdf: PDF, widget: PdfDict): string[] {
  const value = fieldEntry(pdf, widget, 'V');
  return (value instanceof PdfArray ? value.toArray() : [value]).flatMap((item) => {
    const one = resolve(pdf, item);
    return (one instanceof PdfStream ? longText(pdf, widget, one) : textOf(one)) ?? [];
  });
}

function longText(pdf: PDF, widget: PdfDict, value: PdfStream): string {
  try {
    return decodeText(unpack(pdf, value, maxValueBytes));
  } catch (cause) {
    const why = `Its value cannot be unpacked: ${quoted(fullName(pdf, widget))}.`;
    throw new Unacceptable('field_invalid', why, { cause });
  }
}

/** Of a value that is a stream. */
const maxValueBytes = 1024 ** 2;

/** Of the options of a list, in their order: those that are chosen. */
export function chosenOptions(pdf: PDF, widget: PdfDict): Set<number> {
  const values = writtenValues(pdf, widget);
  const options = listOptions(pdf, widget);
  return new Set(
    values.flatMap((one) => {
      const named = options.findIndex((option) => option.value === one);
      const index = named >= 0 ? named : options.findIndex(({ written }) => written === one);
      return index >= 0 ? [index] : [];
    }),
  );
}

/** Whether a script would fill it in, and has found no result yet: that is a signer's to do. */
export function isToReckon(pdf: PDF, widget: PdfDict): boolean {
  return isCalculated(pdf, widget) && !/[1-9]/.test(textValue(pdf, widget));
}

/** The option that a list has chosen already, where it is one that signers choose from. */
export function suggestedOption(
  pdf: PDF,
  widget: PdfDict,
  options: readonly string[],
): string | undefined {
  const [first] = chosenOptions(pdf, widget);
  const listed = first === undefined ? undefined : listOptions(pdf, widget)[first]?.shown;
  return listed !== undefined && options.includes(listed) ? listed : undefined;
}

/** A value that readers do not show, by a picture that is empty; of a password nobody is told. */
function isUnseen(pdf: PDF, widget: PdfDict): boolean {
  const isPassword = (fieldNumber(pdf, widget, 'Ff') & fieldFlags.password) !== 0;
  return !isPassword && !asksToDraw(pdf) && isBlank(pdf, widget);
}

/**
 * Text counts as filled in by what it shows, and by its value unless readers do not show it. What is chosen or ticked already
 * stands for “please choose”, unless several options of a list are, or its places have several
 * values: these are the sender's.
 */
export function isFilled(pdf: PDF, widgets: readonly Widget[]): boolean {
  const chosen = new Set<string>();
  return widgets.some(({ dict }) => {
    switch (kindOf(pdf, dict)) {
      case 'Ch':
        if (textValue(pdf, dict).trim() !== '') chosen.add(textValue(pdf, dict));
        return chosen.size > 1 || chosenOptions(pdf, dict).size > 1;
      case 'Tx':
        if (textValue(pdf, dict).trim() !== '') return !isUnseen(pdf, dict);
        return !asksToDraw(pdf) && contentOf(pdf, dict) === 'text';
      default:
        return false;
    }
  });
}
