import type { ProgramStarter } from '@countersign/converter/converter';

/**
 * Starts programs with nothing to hold them back: they see all files of this machine and reach its
 * network. For showing that what holds them back does.
 * @param profile whether LibreOffice keeps the profile that it is given
 */
export function openStarter({ profile }: { profile: boolean }): ProgramStarter {
  return {
    uid: undefined,
    confinement:
      () =>
      ([command = '', ...args], _limits, { work, root }) => ({
        command,
        args: args.map((arg) => {
          const folder = arg.startsWith('-env:UserInstallation') && !profile ? root : work;
          return arg.replace('/tmp/', `${folder}/`);
        }),
      }),
    script() {
      throw new Error('no script is started so');
    },
  };
}
