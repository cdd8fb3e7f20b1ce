export const contactStatuses = ['active', 'inactive', 'lead'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** A prospect that was sent a document is a contact in earnest. */
export function statusAfterSending(status: ContactStatus): ContactStatus {
  return status === 'lead' ? 'active' : status;
}

/** As people read it. */
export function fullNameOf(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`;
}
