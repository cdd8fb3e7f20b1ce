import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was tried and what was said of it, for the table in docs/evidence.md. */
export interface Finding {
  group: string;
  what: string;
  check: string;
  detail: string;
  /** What was attacked, where there are several: the `.pem` and `.time` by that name judge it. */
  kind?: string;
  /** The kind in words. */
  label?: string;
  /** The file's name beside the findings; absent when it is as it was, `gone` when there is none. */
  file?: string;
}

/** Where tools/check-pdf/tampering.ts wants the findings; tests alone leave none. */
const folder = process.env['TAMPERING_FINDINGS'];

export async function recordFinding(
  finding: Omit<Finding, 'file'>,
  file?: { name: string; bytes: Uint8Array } | 'gone',
): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  if (typeof file === 'object') await writeFile(join(folder, file.name), file.bytes);
  const name = typeof file === 'object' ? file.name : file;
  await appendFile(
    join(folder, 'findings.jsonl'),
    `${JSON.stringify({ ...finding, file: name } satisfies { file: string | undefined })}\n`,
  );
}

export async function recordTrust(
  name: string,
  pem: string,
  at: Date,
  level = 'B-LTA',
): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.level`), level);
  await writeFile(join(folder, `${name}.pem`), pem);
  await writeFile(join(folder, `${name}.time`), at.toISOString());
}

/** A seal that was attacked, for whoever renders it or attacks it in other ways. */
export async function recordSeal(
  name: string,
  { pdf, zip, logKey }: { pdf: Uint8Array; zip: Uint8Array; logKey: string },
): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.pdf`), pdf);
  await writeFile(join(folder, `${name}.zip`), zip);
  await writeFile(join(folder, `${name}.key`), logKey);
}
