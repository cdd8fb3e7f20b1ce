/**
 * Where a hyperlink may lead: to the web, a mailbox, a telephone, or a place in the document. One to
 * a file of a machine or of a network tells nobody else anything.
 */
export function isLink(target: string): boolean {
  return /^((https?|ftp|mailto|tel):[^\\]|www\.|#)/i.test(target.trim());
}
