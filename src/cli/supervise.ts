import { Argument, type Command } from 'commander';

/** `countersign supervise api` and `countersign supervise worker`. */
export function registerSupervise(program: Command): void {
  program
    .command('supervise')
    .description('run API or worker, and end it once it hangs, where that has it started again')
    .addArgument(new Argument('<program>').choices(['api', 'worker']))
    .action(async (name: 'api' | 'worker') => {
      const { superviseOwn } = await import('../start/supervise-own.ts');
      if (!(await superviseOwn(name))) process.exitCode = 1;
    });
}
