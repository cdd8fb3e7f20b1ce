import { join } from 'node:path';
import type { AcquireOptions, Attempt } from './acquire.ts';
import { runStep } from '../processes/run-step.ts';

export interface GoBuild {
  /** For people, with its version. */
  what: string;
  /** For people, on two cores. */
  takes: string;
  /** Of the module that pins the sources. */
  cwd: string;
  /** Main packages by the names that their programs get. */
  programs: Record<string, string>;
}

/** Builds programs from source; `go build -v` names each package as it is compiled. */
export function buildWithGo(build: GoBuild, { progress, signal }: AcquireOptions): Attempt {
  const { what, takes, cwd, programs } = build;
  return async (folder) => {
    const found = await runStep('go', ['version'], { signal });
    if (!found.ok) return 'Go is not installed';
    progress.say(`Building ${what} from source with Go, once (${takes}) ...`);
    let downloaded = 0;
    const listed = await runStep('go', ['list', '-deps', ...Object.values(programs)], {
      cwd,
      signal,
      onErrorLine: () => progress.update(`  downloading sources: ${(downloaded += 1)} modules`),
    });
    if (!listed.ok) return `go list failed: ${listed.lastError}`;
    const total = listed.stdout.trim().split('\n').length;
    let compiled = 0;
    for (const [program, mainPackage] of Object.entries(programs)) {
      const flags = ['-v', '-trimpath', '-ldflags', '-s -w', '-o', join(folder, program)];
      const built = await runStep('go', ['build', ...flags, mainPackage], {
        cwd,
        signal,
        onErrorLine: () => progress.update(`  compiled ${(compiled += 1)} of ${total} packages`),
      });
      if (!built.ok) return `go build failed: ${built.lastError}`;
    }
    progress.say(`Built ${what}.`);
    return undefined;
  };
}
