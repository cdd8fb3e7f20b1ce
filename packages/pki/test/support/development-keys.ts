import {
  openDevelopmentKeys,
  type DevelopmentPki,
} from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';

export const now = new Date('2026-11-21T12:00:00Z');

/** Keys of every authority, made `now`. */
export function developmentPki(): DevelopmentPki {
  return openDevelopmentKeys(makeDevelopmentKeys(now));
}
