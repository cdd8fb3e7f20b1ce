import { randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { loggedEvent, type EventRow } from '../../domain/audit/logged-event.ts';
import { eventLeaf, saltBytes } from '@countersign/verifier/log/leaf';

/** What an event's row holds of its leaf. */
export interface EventLeaf {
  /** Gone once the event was erased with its document. */
  salt: Buffer;
  leafHash: Buffer;
}

/** The event as RFC 8785 JSON. */
export function canonicalEvent(event: EventRow): string {
  const canonical = canonicalize(loggedEvent(event));
  if (canonical === undefined) throw new TypeError('The event has no JSON form.');
  return canonical;
}

/** A new event's leaf, with a salt of its own. */
export function saltEvent(event: EventRow): EventLeaf {
  const salt = randomBytes(saltBytes);
  return { salt, leafHash: Buffer.from(eventLeaf(canonicalEvent(event), salt)) };
}
