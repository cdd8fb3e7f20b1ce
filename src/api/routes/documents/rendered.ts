import { documentShape } from '../../../domain/document/shape.ts';
import type { OperationDeps } from '../../../operations/context.ts';
import type { Document } from '../../../persistence/entities/documents.ts';
import { downloadUrl } from '../../download-url.ts';

/** A document with the address of its PDF. */
export function withDownload(deps: OperationDeps, document: Document, now: Date) {
  return { ...documentShape(document), download_url: downloadUrl(deps, document.id, now).url };
}
