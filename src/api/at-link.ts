import type { Request, Response } from 'express';
import type { KnownLink } from '../operations/signing/open-link.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { workspaceTime } from '../operations/unit-of-work/workspace-time.ts';
import { untilClosed, type AwaitSeal } from './await-seal.ts';
import type { CallAtLink } from './route.ts';

/** What a request by a link is answered with, whatever carried the link: by now, from where it came. */
export function atLink(
  deps: OperationDeps,
  link: KnownLink,
  request: Request,
  response: Response,
  awaitSeal: AwaitSeal,
): CallAtLink {
  return {
    deps,
    link,
    origin: {
      ipAddress: request.ip ?? '',
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 500).toWellFormed(),
    },
    now: workspaceTime(deps),
    awaitSeal: (documentId) => awaitSeal(documentId, untilClosed(response)),
  };
}
