import type { Keyring } from '@countersign/keyring/keyring';

const purpose = 'mailed-code';

/** A code as the row of its mail holds it until the mail has left, bound to the code's own row. */
export function sealMailedCode(keyring: Keyring, code: string, codeId: string): string {
  return keyring.encrypt(purpose, code, codeId);
}

export function openMailedCode(keyring: Keyring, sealed: string, codeId: string): string {
  return keyring.decrypt(purpose, sealed, codeId).toString();
}
