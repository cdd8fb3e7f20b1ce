/**
 * `npm run demo`: one document from upload to seal, told step by step by an outside HTTP client;
 * `npm run demo -- signers`: one that is passed on, opened by mailed codes and signed by a passkey.
 */
import { relative, resolve } from 'node:path';
import { findOrStart, type Instance } from './demo/instance.ts';
import { duration, makeReport, type Report } from './demo/report.ts';
import { tellSigners } from './demo/signers.ts';
import { tellStory, type StoryResult } from './demo/story.ts';
import { verifyOffline, type OfflineVerdict } from './demo/verify-offline.ts';

const { DATA_DIR = 'data', NO_COLOR = '', TEMPORAL_NAMESPACE = 'default' } = process.env;
const outputFolder = resolve('demo');
const tell = process.argv[2] === 'signers' ? tellSigners : tellStory;

async function demo(report: Report, signal: AbortSignal): Promise<void> {
  report.line('Countersign: from an unsigned PDF to a sealed one');
  const instance = await findOrStart(resolve(DATA_DIR), (line) => report.line(`  ${line}`), signal);
  try {
    if (instance.runtime.mailbox_url === undefined) {
      throw new Error(
        'This instance shows no mail (SMTP_URL or TRUST_PROXY), so the demo cannot read the invitations: ' +
          'give the DATA_DIR of one without either, or of none.',
      );
    }
    report.line(`  Against ${instance.runtime.api_url}`);
    const startedMs = performance.now();
    const told = await Promise.race([
      tell(instance.runtime, outputFolder, report),
      rejectWhen(signal),
    ]);
    const offline = await verifyOffline(instance.runtime.api_url, told.evidenceFile);
    conclude(report, told, offline, instance, performance.now() - startedMs);
  } finally {
    if (!instance.found) report.line('\n  Stopping the instance that the demo started ...');
    await instance.stop();
  }
}

function conclude(
  report: Report,
  told: StoryResult,
  offline: OfflineVerdict,
  instance: Instance,
  tookMs: number,
): void {
  const { verification, documentId, sealedFile, evidenceFile } = told;
  report.heading('What the verification says');
  for (const { name, ok, detail } of verification.checks) report.verdict(ok, name, detail);
  for (const { signer_email, signed_at, valid } of verification.signatures) {
    report.verdict(valid, valid ? 'valid' : 'not valid', `${signer_email}, ${signed_at}`);
  }
  report.verdict(verification.verified, 'verified', String(verification.verified));
  report.heading('What countersign verify says of the ZIP, without the service');
  for (const { name, ok, detail } of offline.checks) report.verdict(ok, name, detail);
  report.heading(`Done in ${duration(tookMs)}`);
  report.row('Sealed PDF', relative('', sealedFile));
  report.row('Evidence', relative('', evidenceFile));
  showLinks(report, instance, documentId);
  if (!verification.verified) throw new Error('The document was completed but not verified.');
  if (!offline.ok) throw new Error('The evidence ZIP does not hold.');
}

function showLinks(report: Report, { runtime, found }: Instance, documentId: string): void {
  const workflow = encodeURIComponent(`document:${documentId}`);
  const namespace = `/namespaces/${encodeURIComponent(TEMPORAL_NAMESPACE)}`;
  if (runtime.temporal_ui_url !== undefined) {
    report.row('Workflow', `${runtime.temporal_ui_url}${namespace}/workflows/${workflow}`);
  }
  report.row('Mails', runtime.mailbox_url ?? '');
  const roots = new URL('/.well-known/countersign/roots.pem', runtime.api_url).href;
  report.row('Roots', `${roots} (for pdfsig and PDF readers)`);
  if (found) return;
  report.line('  The links end with this instance. Run `npm start` first, and they stay.');
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Stopped.')));
  });
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => stopping.abort());
}
const report = makeReport(process.stdout, NO_COLOR === '', () => performance.now());
try {
  await demo(report, stopping.signal);
} catch (error) {
  process.stderr.write(`\ndemo: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
