import { maySee, type MemberStatus, type Sharing, type Viewer } from '../member/member.ts';

/** The API key that an address was given to, with its member and workspace, as they are now. */
export interface DownloadHolder extends Viewer {
  status: MemberStatus;
  keyRevokedAt: Date | null;
  keyExpiresAt: Date | null;
  allowApiAccess: boolean;
}

/**
 * A download address opens its file for as long as the key that was given it could ask for another
 * one. Where it is fetched from is not asked: it is made to be passed on to a browser.
 */
export function mayStillDownload(holder: DownloadHolder, document: Sharing, now: Date): boolean {
  const { status, keyRevokedAt, keyExpiresAt, allowApiAccess } = holder;
  const isKeyAlive = keyRevokedAt === null && (keyExpiresAt === null || keyExpiresAt > now);
  return isKeyAlive && status === 'active' && allowApiAccess && maySee(holder, document);
}
