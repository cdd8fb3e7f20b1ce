/** Enough of an address for its owner to know it by, such as `a•••@example.com`. */
export function addressHint(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
