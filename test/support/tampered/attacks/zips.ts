import { attack, type Attack } from '../attack.ts';
import { annotations } from './annotations.ts';
import { documents } from './documents.ts';
import { stores } from './store.ts';
import { tables } from './tables.ts';

/** The same in an evidence ZIP that is packed as the service packs it, with its sums made to agree. */
export const zips: Attack[] = [
  ...annotations.filter(({ not }) => not === undefined).slice(0, 3),
  ...tables.slice(0, 6),
  ...documents.slice(0, 2),
  ...stores.slice(0, 1),
].map(({ what, make }) => attack(what, async (sealed) => sealed.pack(await make(sealed))));
