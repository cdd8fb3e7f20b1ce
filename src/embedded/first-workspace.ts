import type { ConnectedConfig } from '../config-checks.ts';

/**
 * Makes the first workspace with its owner, if there is none yet, and a key of the owner's with all scopes.
 * @returns the key, which is shown only now
 */
export async function makeFirstWorkspace(_config: ConnectedConfig): Promise<string> {
  return '';
}
