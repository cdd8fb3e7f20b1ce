import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { requireRedirectUrl } from '../../domain/document/redirect-url.ts';
import { requireSettings } from '../../persistence/stores/organizations/organizations.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/**
 * Lets a page lead on to an address that a request gives, if it gives one.
 * @throws VALIDATION_ERROR, REDIRECT_NOT_ALLOWED
 */
export async function allowRedirect(
  { em, deps }: Pick<Transaction, 'em' | 'deps'>,
  { organizationId }: MemberPrincipal,
  url: string | null | undefined,
): Promise<void> {
  if (url === null || url === undefined) return;
  const { signing } = await requireSettings(em, organizationId);
  requireRedirectUrl(url, signing.redirect_origins, { allowInsecure: deps.allowInsecureWebhooks });
}
