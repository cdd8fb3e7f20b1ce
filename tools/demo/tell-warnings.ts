import type { FileWarning } from '@countersign/client';
import type { Report } from './report.ts';

/** What a document says of its file, one plain line each; nothing where it says nothing. */
export function tellWarnings(report: Pick<Report, 'line'>, warnings: FileWarning[] = []): void {
  for (const { message, page } of warnings) {
    report.line(`    ${page === undefined ? '' : `Page ${page}: `}${message}`);
  }
}
