import { kinds, type Kind } from './kinds.ts';

/** Kinds of seals that an attack cannot be made of, or only a file that is there already. */
export interface Exclusion {
  kinds: readonly Kind[];
  because: string;
}

export const hasNoTimestamp: Exclusion = {
  kinds: ['B-LT', 'B-T', 'B-B'],
  because: 'No timestamp follows the seal.',
};

export const hasNoToken: Exclusion = {
  kinds: ['B-B'],
  because: 'No timestamp is in the seal.',
};

export const hasNoStore: Exclusion = {
  kinds: ['B-T', 'B-B'],
  because: 'No validation data follows the seal.',
};

export const sealIsLast: Exclusion = {
  kinds: ['B-T', 'B-B'],
  because: 'Nothing follows the seal: another cut or copy is of the same bytes.',
};

/** What is cut to the seal or to what followed it at once has no renewals. */
export const losesRenewals: Exclusion = {
  kinds: ['renewed once', 'renewed twice'],
  because: 'What is left is, byte for byte, what is left of the seal before it was renewed.',
};

export const isRenewed: Exclusion = {
  kinds: losesRenewals.kinds,
  because: 'The last timestamp is the renewal’s.',
};

export const isNotRenewed: Exclusion = {
  kinds: kinds.filter((kind) => !losesRenewals.kinds.includes(kind)),
  because: 'It has no renewal.',
};

export const hasSameUpload: Exclusion = {
  kinds: [...losesRenewals.kinds, ...hasNoTimestamp.kinds],
  because: 'The same file was uploaded as of the first kind, and prepared to the same bytes.',
};

export const hasShortCertificate: Exclusion = {
  kinds: kinds.filter((kind) => kind !== 'linearised, five signers'),
  because: 'Of one or two signers the certificate has one page, which is the seal’s.',
};
