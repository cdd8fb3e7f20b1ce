import { changesOf } from '../changes.ts';
import { fullNameOf } from './contact.ts';
import type { ContactState } from './create.ts';

/** Null takes a value away. */
export interface UpdateContact {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  company?: string | null | undefined;
  title?: string | null | undefined;
  status?: ContactState['status'] | undefined;
  notes?: string | null | undefined;
  tags?: string[] | undefined;
}

const keys = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'title',
  'status',
  'notes',
  'tags',
] as const;

/** The facts that become others; none where the command asks for what is so. */
export function updateContact(
  contact: ContactState,
  command: UpdateContact,
  now: Date,
): Partial<ContactState> {
  const { facts, changed } = changesOf<ContactState, (typeof keys)[number]>(contact, command, keys);
  if (changed.length === 0) return {};
  const { firstName, lastName } = { ...contact, ...facts };
  return { ...facts, fullName: fullNameOf(firstName, lastName), updatedAt: now };
}
