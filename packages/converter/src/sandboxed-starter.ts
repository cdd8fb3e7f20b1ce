import { sandbox } from '@countersign/pdf/isolation/sandbox';
import type { ProgramStarter } from './converter.ts';

/** Starts what converts in the sandbox that this machine lets us make. */
export function sandboxedStarter(): ProgramStarter {
  return {
    confinement: () => sandbox().confinement(),
    script: (path, limits, { read, ...view }) =>
      sandbox().script(path, limits, { allow: 'worker', read, view }),
    uid: sandbox().uid,
  };
}
