import { Command } from 'commander';
import { packageVersion } from '../package-folder.ts';
import { registerApi } from './api.ts';
import { registerBranding } from './branding.ts';
import { registerBulkSend } from './bulk-send.ts';
import { registerDoctor } from './doctor.ts';
import { registerFiles } from './files.ts';
import { registerKey } from './key.ts';
import { registerKeys } from './keys.ts';
import { registerLog } from './log.ts';
import { registerMember } from './member.ts';
import { registerMigrate } from './migrate.ts';
import { registerOrg } from './org.ts';
import { registerRequest } from './request.ts';
import { registerSettings } from './settings.ts';
import { registerStart } from './start.ts';
import { registerSupervise } from './supervise.ts';
import { registerVerify } from './verify.ts';
import { registerWebhooks } from './webhooks.ts';
import { registerWorker } from './worker.ts';

/** One line per command; each file loads what it needs only when its command runs. */
const registrations = [
  registerStart,
  registerApi,
  registerWorker,
  registerSupervise,
  registerMigrate,
  registerOrg,
  registerMember,
  registerKey,
  registerKeys,
  registerSettings,
  registerBranding,
  registerDoctor,
  registerLog,
  registerFiles,
  registerVerify,
  registerWebhooks,
  registerBulkSend,
  registerRequest,
];

// What the process list shows: `countersign api`, whatever path Node was called with.
process.title = ['countersign', ...process.argv.slice(2, 3)].join(' ');

const program = new Command('countersign')
  .version(packageVersion())
  .description('Electronic signatures with a durable lifecycle and evidence that can be proved')
  .showHelpAfterError('(run it with --help to see what it takes)');
for (const register of registrations) register(program);

try {
  await program.parseAsync();
} catch (error) {
  const { reportFailure } = await import('./report-failure.ts');
  reportFailure(error);
  // What a failed start opened may still be alive and would keep the process from ending, and its
  // parent waiting.
  process.exit();
}
