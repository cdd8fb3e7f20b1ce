/**
 * What mailboxes are compared by, once in the form in which the API keeps addresses: providers and
 * people take no notice of case. The database's `lower` says the same.
 */
export function mailboxKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/** Whether two addresses are of one mailbox, and so of one person. */
export function isSameMailbox(a: string, b: string): boolean {
  return mailboxKey(a) === mailboxKey(b);
}
