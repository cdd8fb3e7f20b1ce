import { buffer } from 'node:stream/consumers';
import { parseNoteKey } from '../log/note.ts';
import { verifyFile } from '../verify-file.ts';
import type { Judgement, WrittenTrust } from './within-limits.ts';

/**
 * Run by within-limits.ts. Standard input carries what is trusted as a line of JSON and then the
 * bytes of one ZIP or PDF; standard output takes the checks as JSON.
 */
const input = await buffer(process.stdin);
const lineEnd = input.indexOf(10);
const written = JSON.parse(input.toString('utf8', 0, lineEnd)) as WrittenTrust;
const { checks, trusted, sealed } = await verifyFile(input.subarray(lineEnd + 1), {
  ...written,
  logKeys: written.logKeys.flatMap((key) => parseNoteKey(key) ?? []),
  at: new Date(written.at),
});
const judgement: Judgement = { checks, trusted, ...(sealed && { sealed }) };
process.stdout.write(JSON.stringify(judgement));
