import type { Command } from 'commander';
import type { SetOptions } from './run/settings.ts';

/** `countersign settings`: also the way back in after an allowlist or `allow_api_access: false`. */
export function registerSettings(program: Command): void {
  const settings = program.command('settings').description('settings of a workspace');
  settings
    .command('get')
    .description('print the settings in force')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .option('--json', 'print one JSON object')
    .action(async (options: { org: string; json?: boolean }) => {
      const { getSettings } = await import('./run/settings.ts');
      await getSettings(options);
    });
  settings
    .command('set')
    .description('change the fields that the JSON names, as PATCH /settings does')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .requiredOption('--json-value <json>', `such as '{"security": {"ip_allowlist": []}}'`)
    .option('--json', 'print one JSON object')
    .action(async (options: SetOptions) => {
      const { setSettings } = await import('./run/settings.ts');
      await setSettings(options);
    });
}
