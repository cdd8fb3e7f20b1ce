import { fileName } from '@countersign/words/file-name';
import { publicId, type DocumentId } from '../ids.ts';

/** The name under which a file of a document is saved. */
export const documentFileName = (
  { id, title }: { id: DocumentId; title: string },
  kind: 'pdf' | 'zip',
): string => fileName(title, kind, publicId('doc', id));
