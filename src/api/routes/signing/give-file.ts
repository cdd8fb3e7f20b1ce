import type { Request, Response } from 'express';
import { documentFileName } from '../../../domain/document/file-name.ts';
import { requireContent } from '../../../domain/signing/link-content.ts';
import { requireCompleted, requireReadable } from '../../../domain/signing/read-document.ts';
import { requireHolder } from '../../../domain/signing/rules.ts';
import { noteServed } from '../../../operations/signing/note-shown.ts';
import { shownFile } from '../../../operations/signing/shown-file.ts';
import type { RecipientFile } from '../../../operations/uploads/signed-url.ts';
import { requireFile } from '../../../persistence/stores/files/files.ts';
import type { CallAtLink } from '../../route.ts';
import { sendFile } from '../../send-file.ts';
import { readSession } from './read-session.ts';
import type { SessionFacts } from './render-session.ts';

/**
 * The session of who may have this file now: the document as it stands, or the sealed one.
 * @throws NOT_YOUR_TURN, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, SEAL_PENDING, URL_EXPIRED
 */
export async function requireGiven(call: CallAtLink, which: RecipientFile): Promise<SessionFacts> {
  const session = await readSession(call);
  const { document, recipient, turn } = session;
  if (which === 'document') {
    requireReadable(document, recipient, turn, call.now);
  } else {
    requireHolder(session);
    requireCompleted(document);
  }
  requireContent(session);
  return session;
}

/** Sends it; who has still to act is noted what of the document they were served. */
export async function giveFile(
  call: CallAtLink,
  which: RecipientFile,
  request: Request,
  response: Response,
): Promise<void> {
  const { deps, link, origin, awaitSeal } = call;
  const { document, recipient } = await requireGiven(call, which);
  const name = documentFileName(document, 'pdf');
  if (which === 'download') {
    const id = document.sealedFileId ?? (await awaitSeal(document.id));
    await sendFile(deps, await requireFile(deps.database, id), name, request, response);
    return;
  }
  const file = await shownFile(deps, document);
  const asked = { linkChannel: link.linkChannel, ...origin };
  await sendFile(deps, file, name, request, response, (part) =>
    noteServed(deps, recipient, file, part, asked),
  );
}
