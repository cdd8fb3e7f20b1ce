/** What the page was opened for: any file, or one document. */
export interface Address {
  documentId?: string;
  /** From the code on the certificate page; in the fragment, which browsers send to no server. */
  key?: string;
}

export function readAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Address {
  const [, documentId] = /^\/verify\/([^/]+)$/.exec(pathname) ?? [];
  const key = hash.slice(1);
  return { ...(documentId !== undefined && { documentId }), ...(key !== '' && { key }) };
}
