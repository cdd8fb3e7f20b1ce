import { parseNoteKey } from '@countersign/verifier/log/note';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { insist, insistOnBytes } from '../harness/ask.ts';
import type { Harness } from '../harness/harness.ts';

interface Verdict {
  verified?: boolean;
  signatures_count?: number;
  checks?: { ok: boolean | null; detail: string }[];
}

/**
 * Whether everybody who can verify a document says that it holds: the service at each of its
 * addresses, and of a completed one the verifier that has nothing but the evidence.
 * @returns what one of them found, in words
 */
export async function verdictFaults(
  { world, seals }: Pick<Harness, 'world' | 'seals'>,
  apiUrls: readonly string[],
  documentId: string,
  status: string,
): Promise<string[]> {
  const query = { document_id: documentId };
  const request = {
    method: 'GET',
    path: '/signatures/verify',
    query,
    token: world.apiKey,
  } as const;
  const answers = await Promise.all(apiUrls.map((apiUrl) => insist({ apiUrl }, request)));
  const byService = answers.flatMap(({ body }, at) => {
    const { verified, signatures_count: count = 0, checks = [] } = body as Verdict;
    const wrong = checks.filter(({ ok }) => ok === false).map(({ detail }) => detail);
    const isRight = wrong.length === 0 && verified === count > 0;
    return isRight ? [] : [`API ${at} says verified: ${verified}. ${wrong.join(' ')}`];
  });
  if (status !== 'completed') return byService;
  return [...byService, ...(await offlineFaults(world, seals.root, documentId))];
}

async function offlineFaults(
  { apiUrl, apiKey }: Harness['world'],
  root: string,
  documentId: string,
): Promise<string[]> {
  const origin = new URL(apiUrl).origin;
  const noteKey = await insistOnBytes(`${origin}/log/key`);
  const key = parseNoteKey(noteKey.bytes.toString().trim());
  const evidence = `${apiUrl}/signatures/evidence?document_id=${documentId}`;
  const zip = await insistOnBytes(evidence, { authorization: `Bearer ${apiKey}` });
  if (zip.status !== 200 || !key) return [`There is no evidence: ${zip.status}.`];
  const { checks } = await verifyZip(zip.bytes, {
    roots: [root],
    logKeys: [key],
    at: new Date(),
  });
  return checks
    .filter(({ ok }) => ok === false)
    .map((one) => `Offline, ${one.name}: ${one.detail}`);
}
