import { buffer } from 'node:stream/consumers';
import { parseNoteKey } from './log/note.ts';
import { verifyPdf } from './verify-evidence.ts';
import { verifyZip } from './verify-zip.ts';
import type { Judgement, WrittenTrust } from './within-limits.ts';

/**
 * Run by within-limits.ts. Standard input carries what is trusted as a line of JSON and then the
 * bytes of one ZIP or PDF; standard output takes the checks as JSON.
 */
const input = await buffer(process.stdin);
const lineEnd = input.indexOf(10);
const written = JSON.parse(input.toString('utf8', 0, lineEnd)) as WrittenTrust;
const bytes = input.subarray(lineEnd + 1);
const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
const { checks, trusted } = await (isZip ? verifyZip : verifyPdf)(bytes, {
  ...written,
  logKeys: written.logKeys.flatMap((key) => parseNoteKey(key) ?? []),
  at: new Date(written.at),
});
process.stdout.write(JSON.stringify({ checks, trusted } satisfies Judgement));
