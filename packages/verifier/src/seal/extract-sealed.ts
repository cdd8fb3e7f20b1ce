import { writeFile } from 'node:fs/promises';
import { UsageError } from '../program/usage-error.ts';
import type { Judgement } from '../program/within-limits.ts';

interface Extraction {
  /** What was given: a PDF or a ZIP. */
  bytes: Uint8Array;
  judgement: Judgement;
  /** A path where no file is. */
  out: string;
}

export interface ExtractedFile {
  /** A sentence for a person. */
  said: string;
  /** Null where there is nothing that could be saved. */
  facts: { extracted: { path: string; bytes: number; left_out_bytes: number } | null };
}

/**
 * Saves the sealed revision by itself: what the seal covers, byte by byte, and nothing that follows.
 * @throws {UsageError} when there is a file already, or it cannot be written
 */
export async function extract({ bytes, judgement, out }: Extraction): Promise<ExtractedFile> {
  const { sealed } = judgement;
  if (!sealed) {
    const said = `Nothing was saved as ${out}: no seal covers the bytes of this file.`;
    return { said, facts: { extracted: null } };
  }
  const { start, end, followedBy } = sealed;
  await writeFile(out, bytes.subarray(start, end), { flag: 'wx' }).catch((cause: unknown) => {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new UsageError(
      isThere ? `${out} is there already, and is not overwritten.` : `${out} cannot be written.`,
      { cause },
    );
  });
  const saved = `The sealed revision was saved as ${out}: ${said(end - start)}`;
  return {
    said: `${saved}. ${leftOut(judgement, followedBy)}`,
    facts: { extracted: { path: out, bytes: end - start, left_out_bytes: followedBy } },
  };
}

function leftOut({ checks }: Judgement, followedBy: number): string {
  if (followedBy === 0) return 'Nothing follows it.';
  const additions = checks.find(({ name }) => name === 'seal additions');
  const what = additions ? `: ${additions.detail}` : '.';
  return (
    `Left out were the ${said(followedBy)} that follow it${what} Timestamps and validation data ` +
    'that the service appended are left out as well: by itself it may have a lower level.'
  );
}

function said(size: number): string {
  return `${size.toLocaleString('en')} bytes`;
}
