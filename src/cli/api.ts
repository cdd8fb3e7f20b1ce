import type { Command } from 'commander';

/** `countersign api`: the HTTP process. */
export function registerApi(program: Command): void {
  program
    .command('api')
    .description('serve the API and the signing page')
    .action(async () => {
      const { loadConfig } = await import('../processes/config/config.ts');
      const { runApi } = await import('../processes/run-api.ts');
      await runApi(loadConfig());
    });
}
