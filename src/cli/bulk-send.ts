import type { Command } from 'commander';
import type { BulkSendOptions } from './run/bulk-send.ts';

/** `countersign bulk-send`: a document of a template for each row of a table. */
export function registerBulkSend(program: Command): void {
  program
    .command('bulk-send')
    .description('make and send a document of a template for each row of a CSV file')
    .argument('<file>', 'CSV in UTF-8, its first line naming the columns; - reads what is piped in')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .requiredOption('--template <id>', 'template (tpl_…)')
    .option('--member <id>', 'whose documents they are (mem_…); without it the owner')
    .option('--message <text>', 'for the invitations, in place of the template’s')
    .option('--per-hour <number>', 'documents an hour, at most')
    .option('--dry-run', 'only say what is wrong')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Columns, with commas or semicolons between them:
  tenant.name, tenant.email    who takes the role "tenant"; also tenant.locale, tenant.notify
  values.rent                  what the field "rent" has when the recipient comes
  title, external_id           of the document
  metadata.flat                what you keep with it
A cell that is empty is left out.
`,
    )
    .action(async (file: string, options: BulkSendOptions) => {
      const { runBulkSend } = await import('./run/bulk-send.ts');
      await runBulkSend(file, options);
    });
}
