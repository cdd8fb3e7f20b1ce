import type { PDF } from '@libpdf/core';
import { attachmentsOf, unpacked } from './attachments.ts';
import type { EarlierRecords } from './earlier-records.ts';

const nameForm = /^(sig_[0-9a-z]{26})\.json$/;

/** Undefined for a file that carries anything else, or nothing. */
export function readEarlierRecords(pdf: PDF): EarlierRecords | undefined {
  const records = attachmentsOf(pdf).map(({ name, content }) => {
    const [, id] = nameForm.exec(name) ?? [];
    return id !== undefined && content
      ? ([id, textOf(unpacked(pdf, content))] as const)
      : undefined;
  });
  const found = records.filter((record) => record !== undefined);
  return found.length > 0 && found.length === records.length
    ? Object.fromEntries(found)
    : undefined;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
