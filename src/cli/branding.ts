import type { Command } from 'commander';
import type { SetBrandingOptions } from './run/branding.ts';

export function registerBranding(program: Command): void {
  const branding = program
    .command('branding')
    .description('name, logo and accent colour that recipients see');
  branding
    .command('get')
    .description('print them')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .option('--json', 'print one JSON object')
    .action(async (options: { org: string; json?: boolean }) => {
      const { getBranding } = await import('./run/branding.ts');
      await getBranding(options);
    });
  branding
    .command('set')
    .description('change those that are given')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .option('--name <name>', 'instead of Countersign, up to 60 characters')
    .option('--accent <colour>', 'as #rrggbb, dark enough for white text')
    .option('--logo <file>', 'a PNG or JPEG of 200 KB at most')
    .option('--clear <what...>', 'take away: name, accent, logo')
    .option('--json', 'print one JSON object')
    .action(async (options: SetBrandingOptions) => {
      const { setBranding } = await import('./run/branding.ts');
      await setBranding(options);
    });
}
