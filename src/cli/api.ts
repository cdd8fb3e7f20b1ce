import type { Command } from 'commander';

/** `countersign api`: the HTTP process. */
export function registerApi(program: Command): void {
  program
    .command('api')
    .description('serve the API and the signing page')
    .action(async () => {
      const { loadConfig } = await import('../config.ts');
      const { runApi } = await import('../api/server.ts');
      await runApi(loadConfig());
    });
}
