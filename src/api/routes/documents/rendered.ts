import { isReady } from '../../../domain/document/readiness.ts';
import { documentRepresentation } from '../../../domain/document/representation.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Document } from '../../../persistence/entities/documents.ts';
import { downloadUrl } from '../../download-url.ts';

/** A document with the address of its PDF, once it has one. */
export function withDownload(deps: OperationDeps, document: Document, now: Date) {
  return {
    ...documentRepresentation(document),
    ...(isReady(document) && { download_url: downloadUrl(deps, document.id, now).url }),
  };
}
