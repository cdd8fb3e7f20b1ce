import type { Principal } from '../../domain/access/principal.ts';
import { requireRedirectOrigins } from '../../domain/document/redirect-url.ts';
import { publicId, type OrganizationId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { SettingsPatch } from '../../domain/settings/settings.ts';
import * as rules from '../../domain/settings/update.ts';
import {
  lockSettings,
  writeSettings,
} from '../../persistence/stores/organizations/organizations.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** Changes the fields that the patch names. @throws ORGANIZATION_NOT_FOUND, VALIDATION_ERROR */
export async function updateSettings(
  tx: Transaction,
  principal: Principal,
  organizationId: OrganizationId,
  patch: SettingsPatch,
): Promise<void> {
  requireRedirectOrigins(patch, { allowInsecure: tx.deps.allowInsecureWebhooks });
  await announce(tx, organizationId);
  const set = await lockSettings(tx.em, organizationId);
  if (!set) throw notFound('ORGANIZATION', publicId('org', organizationId));
  const { settings, events } = rules.updateSettings(set, patch);
  if (settings) await writeSettings(tx.em, organizationId, settings);
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
}
