import { attack, type Attack } from '../attack.ts';
import {
  hasNoStore,
  hasNoTimestamp,
  hasSameUpload,
  isNotRenewed,
  isRenewed,
  losesRenewals,
  sealIsLast,
} from '../exclusions.ts';
import type { SealedSample } from '../sealed.ts';

const cut = ({ bytes }: SealedSample, end = 0) => Buffer.from(bytes.subarray(0, end));

/** Where the revision ends by that place among them; a negative one counts from the end. */
const endOf =
  (revision: number) =>
  (sealed: SealedSample): Buffer =>
    cut(sealed, sealed.ends.at(revision));

const halfOf = (from: number, to?: number) => (sealed: SealedSample) => {
  const [before = 0, end = 0] = sealed.ends.slice(from, to);
  return cut(sealed, Math.floor((before + end) / 2));
};

/** In `ends`: the prepared file, the pages of signatures and certificate, the seal, what follows. */
const [prepared, drawn, seal] = [0, 1, 2];

/**
 * Less than the whole file. Not among them: a renewal cut off as a whole, which leaves the file
 * that the service gave out before it renewed the seal.
 */
export const cuts: Attack[] = [
  attack('the last byte cut off', (sealed) => cut(sealed, sealed.bytes.length - 1)),
  attack('the last %%EOF cut off', (sealed) => cut(sealed, sealed.bytes.length - 6)),
  attack('the last trailer cut off', (sealed) => cut(sealed, sealed.bytes.lastIndexOf('trailer'))),
  attack('the last revision cut in half', halfOf(-2)),
  attack('the seal’s revision cut in half', halfOf(drawn, seal + 1), {
    not: [losesRenewals, sealIsLast],
  }),
  attack('the last timestamp cut off', endOf(-2), {
    not: [isRenewed, hasNoTimestamp],
    check: 'seal durability',
  }),
  attack('the last renewal’s timestamp cut off', endOf(-2), {
    not: [isNotRenewed],
    check: 'seal additions',
  }),
  attack('everything that follows the seal cut off', endOf(seal), {
    not: [losesRenewals, hasNoStore],
    check: 'seal durability',
  }),
  attack('the seal cut off, and what follows it', endOf(drawn), {
    not: [losesRenewals],
    check: 'seal bytes',
  }),
  attack('the prepared file alone', endOf(prepared), { not: [hasSameUpload] }),
  attack(
    'everything but the seal’s revision',
    ({ bytes, ends }) =>
      Buffer.concat([bytes.subarray(0, ends[drawn]), bytes.subarray(ends[seal])]),
    { not: [sealIsLast] },
  ),
  attack('the last revision twice', ({ bytes, ends }) =>
    Buffer.concat([bytes, bytes.subarray(ends.at(-2))]),
  ),
];
