import type { PDF, PDFPage } from '@libpdf/core';
import { fieldTypes, type FieldType } from '../fields.ts';
import { limits, requireFew } from './field-limits.ts';
import { makeBraceFinder } from './find-braces.ts';
import { makeFontReader, type FontCodes } from './font-codes.ts';
import { ownerOf } from './form-fields.ts';
import type { FoundField } from './ingest-result.ts';
import { contentOf } from './page-content.ts';
import { readCharacters, type Character, type PageText } from './page-text.ts';
import { Unacceptable } from './refusals.ts';
import { removeText, type RemovedText } from './remove-text.ts';
import { findShowOperations, type ShowOperation } from './show-operations.ts';
import { makeToUnicodeReader } from './to-unicode.ts';

/** Pairs of opening braces, of tags and of anything else. */
const maxBraces = 2 * limits.fields;

/**
 * Finds text tags, `{{name;type=…;required=…;label=…;signer=…;options=a|b}}`, and takes them out
 * of the pages. Braces around anything that is no field name are left alone as text.
 * @throws Unacceptable naming a tag whose attributes are wrong
 */
export function takeTextTags(pdf: PDF, pages: readonly PDFPage[]): FoundField[] {
  const toUnicode = makeToUnicodeReader(pdf);
  const findBraces = makeBraceFinder(pdf, toUnicode);
  const readFonts = makeFontReader(pdf, toUnicode);
  const fields: FoundField[] = [];
  let tags = 0;
  for (const [index, page] of pages.entries()) {
    const content = contentOf(pdf, page);
    const shown = findShowOperations(content);
    const { pairs, near } = findBraces(page, shown);
    tags += pairs;
    // Before their text is read, which takes far longer.
    if (tags > maxBraces) throw new Unacceptable('too_many_fields');
    if (pairs === 0) continue;
    let codes = readFonts(page, near.flat());
    let runs = near.map((run) => readRun(run, codes));
    if (runs.some(({ text }) => isCutShort(text))) {
      codes = readFonts(page, shown);
      runs = [readRun(shown, codes)];
    }
    let all: readonly Character[] | undefined;
    // Of the whole page, for the few tags that are higher than their line.
    const around = () => (all ??= readCharacters(shown, readFonts(page, shown)).characters);
    const found = runs.map((run) => findTags(run, index, around));
    const onPage = found.flatMap((run) => run.fields);
    if (onPage.length > 0) removeText(pdf, page, content, codes, found);
    fields.push(...onPage);
    requireFew(fields);
  }
  return fields;
}

/** Operations one after the other, and what they show. */
interface Run extends PageText {
  shown: readonly ShowOperation[];
  text: string;
  /** Of each place of the text the number of the character that it came from, −1 for a gap. */
  owners: number[];
}

function readRun(shown: readonly ShowOperation[], codes: FontCodes): Run {
  const read = readCharacters(shown, codes);
  return { shown, ...read, ...readInOrder(read.characters) };
}

/** Whether a tag begins in it that may end after it: a font's codes can tell of braces that are none. */
function isCutShort(text: string): boolean {
  const last = text.lastIndexOf('{{');
  return last >= 0 && /^[^{}]*\}?$/.test(text.slice(last + 2));
}

interface FoundTags extends RemovedText {
  fields: FoundField[];
}

/** The tags among what is shown, and the numbers of the characters that they are written with. */
function findTags(
  { shown, firsts, characters, text, owners }: Run,
  page: number,
  around: () => readonly Character[],
): FoundTags {
  const fields: FoundField[] = [];
  const removed = new Set<number>();
  for (const match of text.matchAll(/\{\{([^{}]{1,1000})\}\}/g)) {
    const tag = parseTag(match[1] ?? '');
    if (!tag) continue;
    const numbers = owners
      .slice(match.index, match.index + match[0].length)
      .filter((number) => number >= 0);
    for (const number of numbers) removed.add(number);
    const tagged = numbers.flatMap((number) => characters[number] ?? []);
    fields.push({ ...tag, page, rect: placeOf(tagged, tag.type, around) });
  }
  return { fields, shown, firsts, removed };
}

function readInOrder(characters: readonly Character[]): Pick<Run, 'text' | 'owners'> {
  let text = '';
  const owners: number[] = [];
  let before: Character | undefined;
  for (const [number, character] of characters.entries()) {
    if (before && isApart(before, character)) {
      text += ' ';
      owners.push(-1);
    }
    text += character.text;
    for (let unit = 0; unit < character.text.length; unit++) owners.push(number);
    before = character;
  }
  return { text, owners };
}

function isApart(before: Character, { text, along, across, direction, fontSize }: Character) {
  if (text === ' ' || before.text === ' ') return false;
  const turned = direction[0] * before.direction[0] + direction[1] * before.direction[1] < 0.99;
  if (turned || Math.abs(before.across - across) > fontSize / 2) return true;
  return along - (before.along + before.width) > fontSize * 0.18;
}

type Tag = Omit<FoundField, 'page' | 'rect'>;

export function parseTag(content: string): Tag | undefined {
  const [name = '', ...attributes] = content.split(';').map((part) => part.trim());
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,254}$/u.test(name)) return undefined;
  const tag: Tag = { name, source: 'tag', label: name, type: 'text', required: false };
  for (const attribute of attributes.filter((part) => part !== '')) {
    const [key = '', ...rest] = attribute.split('=');
    readAttribute(tag, key.trim().toLowerCase(), rest.join('=').trim(), content);
  }
  if (tag.type === 'select' && !tag.options?.length) throw invalid(content, 'needs options');
  const { signer, rest } = ownerOf(name);
  if (signer === undefined || tag.signer !== undefined) return tag;
  return { ...tag, label: tag.label === name ? rest : tag.label, signer };
}

function readAttribute(tag: Tag, key: string, value: string, content: string): void {
  switch (key) {
    case 'type':
      if (value === 'initials') {
        tag.type = 'signature';
        tag.variant = 'initials';
        return;
      }
      if (!isFieldType(value)) throw invalid(content, `has the unknown type “${value}”`);
      tag.type = value;
      return;
    case 'required':
      if (!/^(true|false)$/i.test(value)) throw invalid(content, 'needs required=true or false');
      tag.required = value.toLowerCase() === 'true';
      return;
    case 'label':
      if (value !== '') tag.label = value.slice(0, 255);
      return;
    case 'placeholder':
      if (value !== '') tag.placeholder = value.slice(0, 255);
      return;
    case 'signer':
      if (!/^[1-9]\d?$/.test(value)) throw invalid(content, 'needs a signer from 1 to 99');
      tag.signer = Number(value);
      return;
    case 'options':
      tag.options = [...new Set(value.split('|').map((option) => option.trim()))].filter(Boolean);
      return;
    case 'maxlength':
      if (!/^[1-9]\d{0,3}$/.test(value)) throw invalid(content, 'needs a maxlength from 1 to 9999');
      tag.maxLength = Number(value);
      return;
    default:
      throw invalid(content, `has the unknown attribute “${key}”`);
  }
}

function isFieldType(value: string): value is FieldType {
  return (fieldTypes as readonly string[]).includes(value);
}

function invalid(content: string, what: string): Unacceptable {
  return new Unacceptable('text_tag_invalid', `{{${content.slice(0, 80)}}} ${what}.`);
}

const signatureHeight = 36;

/**
 * On the line of the tag's first character: as wide as the tag, as high as a line. A signature is
 * higher, between the lines above and below it: upwards first, and then downwards.
 */
function placeOf(
  shown: readonly Character[],
  type: FieldType,
  around: () => readonly Character[],
): FoundField['rect'] {
  const [first] = shown;
  if (!first) return [0, 0, 0, 0];
  const line = shown.filter(({ across }) => Math.abs(across - first.across) < 1);
  const left = Math.min(...line.map(({ along }) => along));
  const right = Math.max(...line.map(({ along, width }) => along + width));
  const size = first.fontSize;
  const bottom = first.across - size * 0.3;
  const lineHeight = size * 1.4;
  if (type !== 'signature') {
    const width = type === 'checkbox' ? lineHeight : right - left;
    return onPage([left, bottom, width, lineHeight], first.direction);
  }
  const { above, below } = roomAround(first, { left, right }, around());
  const wanted = Math.max(lineHeight, signatureHeight);
  const top = Math.max(Math.min(bottom + wanted, above), bottom + lineHeight);
  const foot = Math.min(Math.max(top - wanted, below), bottom);
  return onPage([left, foot, right - left, top - foot], first.direction);
}

/** How far up and down a line there is nothing written, over its whole width. */
function roomAround(
  { across, direction, fontSize }: Character,
  { left, right }: { left: number; right: number },
  others: readonly Character[],
): { above: number; below: number } {
  let above = Infinity;
  let below = -Infinity;
  for (const other of others) {
    const turned = other.direction[0] * direction[0] + other.direction[1] * direction[1] < 0.99;
    const beside = other.along + other.width <= left || other.along >= right;
    if (turned || beside || other.text.trim() === '') continue;
    const up = other.across - across;
    if (up > fontSize / 2) above = Math.min(above, other.across - other.fontSize * 0.25);
    if (up < -fontSize / 2) below = Math.max(below, other.across + other.fontSize * 0.8);
  }
  return { above, below };
}

/** A rectangle along and across a line, in the page's own directions. */
function onPage(
  [along, across, length, height]: FoundField['rect'],
  [cos, sin]: Character['direction'],
): FoundField['rect'] {
  const corners = [
    [along, across],
    [along + length, across],
    [along, across + height],
    [along + length, across + height],
  ] as const;
  const xs = corners.map(([u, v]) => u * cos - v * sin);
  const ys = corners.map(([u, v]) => u * sin + v * cos);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const rect = [left, bottom, Math.max(...xs) - left, Math.max(...ys) - bottom];
  return rect.map((value) => Math.round(value * 100) / 100) as FoundField['rect'];
}
