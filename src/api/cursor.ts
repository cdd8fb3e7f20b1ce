import { createHash } from 'node:crypto';
import { Refusal } from '../domain/refusals.ts';
import type { Keyring } from '@countersign/keyring/keyring';

const version = 1;

/** Where a page ended: newest first by (time, id). */
export interface PageKey {
  at: Date;
  id: string;
}

/** An opaque, signed place in a list; it goes only with the filters it was made for. */
export function writeCursor(
  keyring: Keyring,
  list: string,
  filters: unknown,
  key: PageKey,
): string {
  const claim = [version, key.at.getTime(), key.id, filterHash(list, filters)].join('|');
  const { keyId, mac } = keyring.mac('cursor', claim);
  return spell(claim, keyId, mac);
}

function spell(claim: string, keyId: string, mac: Buffer): string {
  return Buffer.from([claim, keyId, mac.toString('base64url')].join('|')).toString('base64url');
}

/** @throws INVALID_CURSOR when altered, cut, or used with other filters */
export function readCursor(
  keyring: Keyring,
  list: string,
  filters: unknown,
  cursor: string,
): PageKey {
  const parts = Buffer.from(cursor, 'base64url').toString().split('|');
  const [form, at, id, hash, keyId = '', mac = ''] = parts;
  const claim = parts.slice(0, 4).join('|');
  const macBytes = Buffer.from(mac, 'base64url');
  const good =
    parts.length === 6 &&
    form === String(version) &&
    hash === filterHash(list, filters) &&
    // Base64 has many spellings of the same bytes; ours is the only one that counts.
    cursor === spell(claim, keyId, macBytes) &&
    keyring.verifyMac('cursor', keyId, claim, macBytes);
  if (!good || at === undefined || id === undefined) {
    throw new Refusal('INVALID_CURSOR', 'The cursor is not one of this list with these filters.');
  }
  return { at: new Date(Number(at)), id };
}

function filterHash(list: string, filters: unknown): string {
  return createHash('sha256')
    .update(`${list}:${JSON.stringify(filters)}`)
    .digest('base64url')
    .slice(0, 16);
}

/** Cuts one row more than the page into the page and its end. */
export function page<Row>(
  keyring: Keyring,
  list: string,
  filters: unknown,
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { rows: Row[]; end: { has_more: boolean; next_cursor: string | null } } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    rows: shown,
    end: {
      has_more: more,
      next_cursor: more ? writeCursor(keyring, list, filters, keyOf(last)) : null,
    },
  };
}
