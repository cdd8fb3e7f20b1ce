import type { OperationDeps } from '../../../operations/context.ts';
import { openSigningLink } from '../../../operations/signing/open-link.ts';
import { linkInvalid } from '../../../operations/signing/enter.ts';
import { turnsOf } from '../../../operations/settle.ts';
import { effectiveSettings } from '../../../domain/settings/settings.ts';
import { DocumentEntity, RecipientEntity } from '../../../persistence/entities/documents.ts';
import { OrganizationEntity } from '../../../persistence/entities/workspace.ts';

/** The session as it stands, for reading: no lock, nothing changes. */
export async function readEntered(deps: OperationDeps, token: string) {
  const { em, recipient } = await openSigningLink(deps, token);
  const document = await em.findOne(DocumentEntity, { id: recipient.documentId });
  if (!document) throw linkInvalid();
  const recipients = await em.find(
    RecipientEntity,
    { documentId: document.id },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const organization = await em.findOneOrFail(OrganizationEntity, { id: document.organizationId });
  return {
    em,
    document,
    recipients,
    recipient,
    turn: turnsOf(recipients).get(recipient.id) ?? ('waiting' as const),
    settings: effectiveSettings(organization.settings),
  };
}
