import { applyPatch, changedSettings, type SettingsPatch } from '../../domain/settings/settings.ts';
import { publicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/**
 * Changes the fields that the patch names and records what they were and are; a patch that
 * changes nothing is no event.
 * @throws ORGANIZATION_NOT_FOUND
 */
export async function updateSettings(
  tx: Transaction,
  actor: Actor,
  organizationId: string,
  patch: SettingsPatch,
): Promise<void> {
  // Not `for update`: that would wait for everybody whose rows refer to the workspace.
  const [row] = await tx.em.execute<{ settings: SettingsPatch }[]>(
    `select settings from organizations where id = ? for no key update`,
    [organizationId],
  );
  if (!row) throw notFound('ORGANIZATION', publicId('org', organizationId));
  const settings = applyPatch(row.settings, patch);
  const changed = changedSettings(row.settings, settings);
  if (Object.keys(changed).length === 0) return;
  await tx.em.execute(`update organizations set settings = ?::jsonb where id = ?`, [
    JSON.stringify(settings),
    organizationId,
  ]);
  recordEvent(tx, {
    type: 'organization.updated',
    actor,
    organizationId,
    resource: { type: 'organization', id: organizationId },
    details: { changed },
  });
}
