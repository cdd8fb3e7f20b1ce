import { ArrayType, p } from '@mikro-orm/core';

/** timestamptz(3): JavaScript's milliseconds, no more, so that a cursor can name a row exactly. */
export const time = () => p.datetime(3);

/** text[] that may hold any text. */
export const texts = () => p.type(QuotedTextsType).columnType('text[]');

/**
 * Every element is quoted (PostgreSQL 17, 8.15.6): MikroORM's own type quotes only some, and
 * PostgreSQL takes a bare `null` for no value and drops space around what is bare.
 */
class QuotedTextsType extends ArrayType {
  override convertToDatabaseValue(values: string[] | null): string | null {
    return values && `{${values.map(quoted).join()}}`;
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
