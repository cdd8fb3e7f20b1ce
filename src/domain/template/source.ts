import type { DocumentId } from '../ids.ts';
import { mayChange, maySee, type Sharing, type Viewer } from '../member/member.ts';

/**
 * The document that a new template is bound to. Who may change a document may share it with the
 * workspace, and does so with a template, which then stands by itself. Who only sees it widens
 * nothing: their template is seen by those who may see the document, and is deleted with it.
 */
export function sourceOf(
  maker: Viewer,
  document: Pick<Sharing, 'ownerMemberId'> & { id: DocumentId },
): DocumentId | null {
  return mayChange(maker, document) ? null : document.id;
}

/** @param source the document that the template is bound to; null for one that stands by itself */
export function maySeeTemplate(viewer: Viewer, source: Sharing | null): boolean {
  return source === null || maySee(viewer, source);
}
