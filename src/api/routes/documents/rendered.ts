import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import { isReady } from '../../../domain/document/readiness.ts';
import {
  documentDetails,
  documentRepresentation,
  present,
  recipientItemRepresentation,
  sealWaitRepresentation,
  warningsRepresentation,
} from '../../../domain/document/representation.ts';
import { mailRepresentation } from '../../../domain/mail/recipient-mail.ts';
import { documentFieldsRepresentation } from '../../../domain/template/represent-fields.ts';
import type { MadeRequest } from '../../../operations/documents/create-request.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Document } from '../../../persistence/entities/documents.ts';
import { downloadUrl } from '../../download-url.ts';

type Warnings = readonly FileWarning[] | null;

/** A document with the caller's address of its PDF, once it has one, and what that lacks. */
export function withDownload(
  deps: OperationDeps,
  caller: MemberPrincipal,
  document: Document,
  warnings: Warnings,
) {
  return {
    ...documentRepresentation(document),
    ...(isReady(document) && { download_url: downloadUrl(deps, caller, document.id).url }),
    ...warningsRepresentation(warnings),
  };
}

/** A document as whoever gets it sees it. */
export function withDetails(
  deps: OperationDeps,
  caller: MemberPrincipal,
  document: Document,
  { owner, warnings }: { owner: { name: string | null; email: string }; warnings: Warnings },
) {
  return {
    ...withDownload(deps, caller, document, warnings),
    ...documentDetails(document, owner),
    ...present('seal', sealWaitRepresentation(document)),
  };
}

/** A document that was made with all that belongs to it, for who made it. */
export function withRequest(
  deps: OperationDeps,
  caller: MemberPrincipal,
  { document, recipients, pages, warnings, signingUrls }: MadeRequest,
) {
  return {
    ...withDetails(deps, caller, document, { owner: caller, warnings }),
    recipients: recipients.map((recipient) => ({
      ...recipientItemRepresentation(recipient),
      // Those whose turn it is are invited after the commit.
      mail: mailRepresentation(undefined, undefined),
      ...present('signing_url', signingUrls.get(recipient.id)),
    })),
    ...(pages && { fields: documentFieldsRepresentation(document, recipients, pages).fields }),
  };
}
