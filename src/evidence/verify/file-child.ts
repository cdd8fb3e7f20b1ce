import type { EvidenceTrust } from '@countersign/verifier/evidence-trust';
import { takeFirstLook } from '@countersign/verifier/first-look';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { assembleCms, readSealCms } from '@countersign/verifier/seal-cms';
import { isZip, verifyFile } from '@countersign/verifier/verify-file';
import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import type { WrittenTrust } from './check-file.ts';
import { sealedFacts, type FileVerdict, type Finding } from './file-verdict.ts';

/** What a seal below B-LT does not carry, and needs not to be genuine. */
const mayBeUnchecked = ['seal revocation', 'seal timestamps'];

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
  const { checks, evidence, sealed, chain = [] } = await verifyFile(bytes, trust);
  const part = sealed && { sealed };
  if (checks.every(({ name, ok }) => ok ?? mayBeUnchecked.includes(name))) {
    return {
      finding: chain.some(isDevelopmentCertificate) ? 'development' : 'genuine',
      checks,
      ...part,
      ...(evidence && { facts: sealedFacts(evidence.content) }),
    };
  }
  return { finding: isZip(bytes) ? 'doubtful' : findingIn(bytes), checks, ...part };
}

/** A file that was signed in another way than ours is not called changed. */
function findingIn(bytes: Uint8Array): Finding {
  const look = takeFirstLook(bytes);
  if (look.kind === 'unsigned') return 'unsigned';
  return look.kind === 'altered' && look.cms && isSealForm(look.cms) ? 'altered' : 'doubtful';
}

/** Whether a signature is such as the service makes: the bytes that it covered were others. */
function isSealForm(cms: Uint8Array): boolean {
  try {
    return Buffer.from(assembleCms(readSealCms(cms))).equals(cms);
  } catch {
    return false;
  }
}
