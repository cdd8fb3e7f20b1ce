import type { EvidenceTrust } from '../../../verifier/src/evidence-trust.ts';
import { takeFirstLook } from '../../../verifier/src/first-look.ts';
import { parseNoteKey } from '../../../verifier/src/log/note.ts';
import { isZip, verifyFile } from '../../../verifier/src/verify-file.ts';
import { isDevelopmentCertificate } from '../keys/development-mark.ts';
import type { WrittenTrust } from './check-file.ts';
import { sealedFacts, type FileVerdict } from './file-verdict.ts';

/**
 * Run by check-file.ts under limits. Standard input carries what is trusted as a line of JSON and
 * then the bytes of one sealed PDF or evidence ZIP; standard output takes the verdict as JSON.
 */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const input = Buffer.concat(chunks);
const lineEnd = input.indexOf(10);
const trust = JSON.parse(input.toString('utf8', 0, lineEnd)) as WrittenTrust;
const verdict = await judge(input.subarray(lineEnd + 1), {
  ...trust,
  logKeys: trust.logKeys.flatMap((vkey) => parseNoteKey(vkey) ?? []),
  at: new Date(trust.at),
});
process.stdout.write(JSON.stringify(verdict));

async function judge(bytes: Uint8Array, trust: EvidenceTrust): Promise<FileVerdict> {
  const { checks, evidence, chain = [] } = await verifyFile(bytes, trust);
  if (checks.every(({ ok }) => ok)) {
    return {
      finding: chain.some(isDevelopmentCertificate) ? 'development' : 'genuine',
      checks,
      ...(evidence && { facts: sealedFacts(evidence.content) }),
    };
  }
  const look = isZip(bytes) ? 'intact' : takeFirstLook(bytes).kind;
  return { finding: look === 'intact' ? 'doubtful' : look, checks };
}
