import { invalid, Refusal } from '../refusals.ts';
import type { LinkChannel } from '../recipient/recipient.ts';
import type { SignatureState } from './signature.ts';

/** A file of the document, every byte of which was served to the recipient. */
export interface ServedFile {
  /** Hex. */
  sha256: string;
  /** When it was whole, and through which link and from where the last of it was asked for. */
  at: Date;
  linkChannel: LinkChannel;
  ipAddress: string;
  userAgent: string;
}

export interface ShownFiles {
  /** What the page says was on the screen: its `ETag`, and whether the document ever had it. */
  claimed?: { sha256: string; isKnown: boolean };
  /** In the order in which they were served. */
  served: readonly ServedFile[];
}

/**
 * The file that the act binds: the one that the page names, else the latest. It was served to the
 * recipient whole before the act, which our consent text says (15 U.S.C. 7001(c)(1)(C)(ii)).
 * @throws VALIDATION_ERROR when the document never had the one that is named, NOT_VIEWED when it
 * was not served to this recipient whole
 */
export function fileShown({ claimed, served }: ShownFiles): ServedFile {
  if (claimed && !claimed.isKnown) {
    throw invalid('/shown_sha256', 'is of bytes that this document never had');
  }
  const file = claimed ? served.find(({ sha256 }) => sha256 === claimed.sha256) : served.at(-1);
  if (file) return file;
  throw new Refusal(
    'NOT_VIEWED',
    'The whole document must be fetched by GET /signing/document before it is acted on.',
  );
}

type ShownFacts = Pick<
  SignatureState,
  'shownSha256' | 'shownAt' | 'shownLinkChannel' | 'shownIpAddress' | 'shownUserAgent'
>;

/** As the act keeps them. The clock of the process that served it may be ahead: no act is older. */
export function factsOf(file: ServedFile, actAt: Date): ShownFacts {
  const { sha256, at, linkChannel, ipAddress, userAgent } = file;
  return {
    shownSha256: sha256,
    shownAt: at < actAt ? at : actAt,
    shownLinkChannel: linkChannel,
    shownIpAddress: ipAddress,
    shownUserAgent: userAgent,
  };
}
