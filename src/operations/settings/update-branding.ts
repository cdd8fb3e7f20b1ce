import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type OrganizationId } from '../../domain/ids.ts';
import { invalid, notFound } from '../../domain/refusals.ts';
import * as rules from '../../domain/settings/branding.ts';
import { imageType } from '@countersign/pdf/images/data-url';
import { readBranding, writeBranding } from '../../persistence/stores/organizations/brandings.ts';
import { lockSettings } from '../../persistence/stores/organizations/organizations.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** What is absent stays, null takes it away. */
export interface GivenBranding {
  name?: string | null;
  accentColor?: string | null;
  /** A data URL. */
  logo?: string | null;
}

/** A picture from a file, as it is given; undefined unless PNG or JPEG. */
export function asDataUrl(bytes: Buffer): string | undefined {
  const type = imageType(bytes);
  return type && `data:${type};base64,${bytes.toString('base64')}`;
}

/** @throws VALIDATION_ERROR, ORGANIZATION_NOT_FOUND */
export async function updateBranding(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  { logo: given, ...patch }: GivenBranding,
): Promise<void> {
  // Before the workspace is locked.
  const logo = typeof given === 'string' ? await tx.deps.checkLogo(given) : given;
  if (typeof logo === 'string') throw invalid('/logo', logo);
  await announce(tx, organizationId);
  if (!(await lockSettings(tx.em, organizationId))) {
    throw notFound('ORGANIZATION', publicId('org', organizationId));
  }
  const before = await readBranding(tx.em, organizationId);
  const { branding, events } = rules.updateBranding(before, {
    ...patch,
    ...(logo !== undefined && { logoSha256: logo && logo.sha256 }),
  });
  if (branding) await writeBranding(tx.em, organizationId, branding, logo && logo.png);
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
}
