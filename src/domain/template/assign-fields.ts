import type { Field } from './field.ts';

interface Signer {
  id: string;
  role: string;
  order: number | null;
  createdAt: Date;
  signerNumber: number | null;
}

/** The signers' numbers by (order, created_at, id), those without an order last. Fixed at send. */
export function numberSigners<S extends Signer>(
  recipients: readonly S[],
): { id: S['id']; signerNumber: number }[] {
  return recipients
    .filter(({ role }) => role === 'signer')
    .sort(bySigningOrder)
    .map(({ id }, index) => ({ id, signerNumber: index + 1 }));
}

// Infinity − Infinity is not a number.
const lastOrder = Number.MAX_SAFE_INTEGER;

function bySigningOrder(a: Signer, b: Signer): number {
  return (
    (a.order ?? lastOrder) - (b.order ?? lastOrder) ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The fields that this recipient fills: those that are theirs by name, those with their number as a
 * signer; and, for the first signer still to act, those of somebody who was removed or never existed.
 */
export function fieldsOf(
  recipient: { id: string; signerNumber: number | null },
  recipients: readonly (Signer & { signedAt: Date | null })[],
  fields: readonly Field[],
): Field[] {
  const ids = new Set(recipients.map(({ id }) => id));
  const signers = recipients.filter(({ role }) => role === 'signer');
  const numbers = new Set(signers.map(({ signerNumber }) => signerNumber));
  const firstToAct = signers.filter(({ signedAt }) => signedAt === null).sort(bySigningOrder)[0];
  return fields.filter(({ holder, signer = 1 }) => {
    switch (holder?.kind) {
      case 'sender':
        return false;
      case 'recipient':
        return recipient.id === (ids.has(holder.id) ? holder.id : firstToAct?.id);
      case 'role':
      case undefined:
        return numbers.has(signer)
          ? signer === recipient.signerNumber
          : recipient.id === firstToAct?.id;
    }
  });
}
