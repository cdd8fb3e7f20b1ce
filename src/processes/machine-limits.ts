import type { Logger } from 'pino';
import { closeToOthers, ownedByOthers } from '@countersign/embedded/data-dir/private-folder';
import { sandbox } from '@countersign/pdf/isolation/sandbox';
import type { Config } from './config/config.ts';

/** Limits on what reads foreign files that this machine cannot set. */
export function missingFileLimits(): readonly string[] {
  return sandbox().missing;
}

/** Says at each start which limits on what reads foreign files this machine cannot set. */
export function warnOfMissingLimits(missing: readonly string[], logger: Logger): void {
  if (missing.length === 0) return;
  logger.warn({ missing }, 'Files are read without these limits, which this machine cannot set');
}

/** Keys and files below `DATA_DIR` are nobody else's; a volume's own folder may be another's. */
export function closeDataDir({ dataDir }: Config, logger: Logger): void {
  const { closed, open } = closeToOthers(dataDir);
  if (closed.length > 0) logger.warn({ closed }, 'DATA_DIR was open to other accounts; closed now');
  const foreign = ownedByOthers(dataDir);
  if (foreign.length > 0) logger.warn({ foreign }, 'DATA_DIR is another account’s: chown');
  if (open.length > 0) logger.warn({ open }, 'DATA_DIR is open to other accounts: chmod 700');
}
