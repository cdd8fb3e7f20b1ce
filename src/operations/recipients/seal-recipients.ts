import type { OrganizationId } from '../../domain/ids.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type * as rules from '../../domain/recipient/add.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import { sealDemands, type GivenDemand } from '../authentication/demands.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** As a caller gives it: access codes in clear. */
export interface AddRecipient extends Omit<rules.AddRecipient, 'authentication'> {
  authentication?: readonly GivenDemand[] | undefined;
}

/** With what is asked of them: as given, else as the workspace's settings have it. */
export async function sealRecipient(
  { em, deps }: Transaction,
  organizationId: OrganizationId,
  { authentication, ...command }: AddRecipient,
): Promise<rules.AddRecipient> {
  const asked = authentication
    ? sealDemands(deps.keyring, authentication)
    : (await requireSettings(em, organizationId)).signing.default_authentication;
  return { ...command, authentication: asked };
}

/** The same for several, whose default is read once, or not where the caller has the settings. */
export async function sealRecipients(
  tx: Transaction,
  organizationId: OrganizationId,
  given: readonly AddRecipient[],
  settings?: Settings,
): Promise<rules.AddRecipient[]> {
  if (given.length === 0) return [];
  const { signing } = settings ?? (await requireSettings(tx.em, organizationId));
  const usual = signing.default_authentication;
  return Promise.all(
    given.map((one) =>
      sealRecipient(tx, organizationId, { ...one, authentication: one.authentication ?? usual }),
    ),
  );
}
