import type { PDF, PDFPage } from '@libpdf/core';
import { fieldTypes, type FieldType } from '../../domain/template/field.ts';
import { limits, requireFew } from './field-limits.ts';
import { makeBraceCounter } from './find-braces.ts';
import { charactersOf, type Character } from './font-codes.ts';
import { ownerOf } from './form-fields.ts';
import type { FoundField } from './ingest-result.ts';
import { Unacceptable } from './refusals.ts';
import { removeText } from './remove-text.ts';

/** Pairs of opening braces, of tags and of anything else. */
const mostBraces = 2 * limits.fields;

/**
 * Finds text tags, `{{name;type=…;required=…;label=…;signer=…;options=a|b}}`, and takes them out
 * of the pages. Braces around anything that is no field name are left alone as text.
 * @throws Unacceptable naming a tag whose attributes are wrong
 */
export function takeTextTags(pdf: PDF, pages: readonly PDFPage[]): FoundField[] {
  const countTags = makeBraceCounter(pdf);
  const fields: FoundField[] = [];
  let tags = 0;
  for (const [index, page] of pages.entries()) {
    const onPage = countTags(page);
    tags += onPage;
    // Before their text is read, which takes far longer.
    if (tags > mostBraces) throw new Unacceptable('too_many_fields');
    if (onPage > 0) fields.push(...takeFromPage(pdf, page, index));
    requireFew(fields);
  }
  return fields;
}

function takeFromPage(pdf: PDF, page: PDFPage, index: number): FoundField[] {
  const characters = charactersOf(page);
  const { text, owners } = readInOrder(characters);
  const fields: FoundField[] = [];
  const removed = new Set<number>();
  for (const match of text.matchAll(/\{\{([^{}]{1,1000})\}\}/g)) {
    const tag = parseTag(match[1] ?? '');
    if (!tag) continue;
    const numbers = owners
      .slice(match.index, match.index + match[0].length)
      .filter((number) => number >= 0);
    for (const number of numbers) removed.add(number);
    const shown = numbers.flatMap((number) => characters[number] ?? []);
    fields.push({ ...tag, page: index, rect: placeOf(shown, tag.type) });
  }
  if (fields.length > 0 && !removeText(pdf, page, removed, characters.length)) {
    throw new Unacceptable('text_tag_invalid', `It is on page ${index + 1}.`);
  }
  return fields;
}

/** The text with the number of the character that each place of it came from, −1 for a gap. */
function readInOrder(characters: readonly Character[]): { text: string; owners: number[] } {
  let text = '';
  const owners: number[] = [];
  characters.forEach(({ char, bbox, fontSize, baseline }, number) => {
    const before = characters[number - 1];
    const gap = before ? bbox.x - (before.bbox.x + before.bbox.width) : 0;
    const newLine = before ? Math.abs(before.baseline - baseline) > fontSize / 2 : false;
    if (before && char !== ' ' && before.char !== ' ' && (newLine || gap > fontSize * 0.18)) {
      text += ' ';
      owners.push(-1);
    }
    text += char;
    for (let unit = 0; unit < char.length; unit++) owners.push(number);
  });
  return { text, owners };
}

type Tag = Omit<FoundField, 'page' | 'rect'>;

export function parseTag(content: string): Tag | undefined {
  const [name = '', ...attributes] = content.split(';').map((part) => part.trim());
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,254}$/u.test(name)) return undefined;
  const tag: Tag = { name, label: name, type: 'text', required: false };
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

/** On the line of the tag's first character: as wide as the tag, as high as a line. */
function placeOf(shown: readonly Character[], type: FieldType): FoundField['rect'] {
  const [first] = shown;
  if (!first) return [0, 0, 0, 0];
  const line = shown.filter(({ baseline }) => Math.abs(baseline - first.baseline) < 1);
  const left = Math.min(...line.map(({ bbox }) => bbox.x));
  const right = Math.max(...line.map(({ bbox }) => bbox.x + bbox.width));
  const size = first.fontSize;
  const bottom = first.baseline - size * 0.3;
  const height = type === 'signature' ? Math.max(size * 1.4, signatureHeight) : size * 1.4;
  const width = type === 'checkbox' ? height : right - left;
  return [left, bottom, width, height].map(
    (value) => Math.round(value * 100) / 100,
  ) as FoundField['rect'];
}
