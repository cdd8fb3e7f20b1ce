import { fieldTypes, type FieldType } from '../../fields.ts';
import { ownerOf } from '../forms/types.ts';
import type { FoundField } from '../ingest-result.ts';
import { plainText } from '../../plain-text.ts';

export type Tag = Omit<FoundField, 'page' | 'rect'>;

/** What a tag may say of itself after its name. */
export const attributes = [
  ...['type', 'required', 'label', 'placeholder', 'signer', 'options', 'maxlength'],
] as const;
type Attribute = (typeof attributes)[number];

/** What is wrong with a tag, to be written behind it. */
export interface Mistake {
  mistake: string;
}

/**
 * What stands between the braces of a tag; undefined when it does not begin with the name of a field,
 * and so is no tag of ours.
 */
export function parseTag(content: string): Tag | Mistake | undefined {
  const [name = '', ...given] = content.split(';').map((part) => part.trim());
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,254}$/u.test(name)) return undefined;
  const tag: Tag = { name, source: 'tag', label: name, type: 'text', required: false };
  for (const attribute of given.filter((part) => part !== '')) {
    const [key = '', ...rest] = attribute.split('=');
    const mistake = readAttribute(tag, key.trim().toLowerCase(), rest.join('=').trim());
    if (mistake !== undefined) return { mistake };
  }
  if (tag.type === 'select' && !tag.options?.length) return { mistake: 'needs options' };
  const { signer, rest } = ownerOf(name);
  if (signer === undefined || tag.signer !== undefined) return tag;
  return { ...tag, label: tag.label === name ? rest : tag.label, signer };
}

/** @returns what is wrong with it */
function readAttribute(tag: Tag, key: string, value: string): string | undefined {
  if (!isAttribute(key)) return `has the unknown attribute “${key.slice(0, 40)}”`;
  switch (key) {
    case 'type':
      return readType(tag, value);
    case 'required':
      if (!/^(true|false)$/i.test(value)) return 'needs required=true or false';
      tag.required = value.toLowerCase() === 'true';
      return undefined;
    case 'label':
    case 'placeholder': {
      const text = plainText(value).trim().slice(0, 255);
      if (text !== '') tag[key] = text;
      return undefined;
    }
    case 'signer':
      if (!/^[1-9]\d?$/.test(value)) return 'needs a signer from 1 to 99';
      tag.signer = Number(value);
      return undefined;
    case 'options':
      return readOptions(tag, value);
    case 'maxlength':
      if (!/^[1-9]\d{0,3}$/.test(value)) return 'needs a maxlength from 1 to 9999';
      tag.maxLength = Number(value);
      return undefined;
  }
}

function readOptions(tag: Tag, value: string): string | undefined {
  const written = new Set(value.split('|').map((option) => option.trim()));
  const read = Array.from(written, (option) => plainText(option).trim()).filter(Boolean);
  tag.options = [...new Set(read)];
  return tag.options.length < read.length
    ? 'has options that are the same but for characters that nobody sees'
    : undefined;
}

function readType(tag: Tag, value: string): string | undefined {
  const type = value.toLowerCase();
  if (type === 'initials') {
    tag.type = 'signature';
    tag.variant = 'initials';
  } else if (isFieldType(type)) tag.type = type;
  else return `has the unknown type “${value.slice(0, 40)}”`;
  return undefined;
}

export function isAttribute(key: string): key is Attribute {
  return (attributes as readonly string[]).includes(key);
}

function isFieldType(value: string): value is FieldType {
  return (fieldTypes as readonly string[]).includes(value);
}
