import { expect, test } from '@jest/globals';
import { runRollingUpgrade } from '../../tools/drill/scenarios/rolling-upgrade.ts';
import { findPreviousRelease } from '../../tools/previous-release.ts';

const release = await findPreviousRelease();
const seed = 'rehearsal';

// Before the first release, and in a clone without tags, there is no previous one to run.
(release === undefined ? test.skip : test)(
  'a roll to this release and back, with two workers that are swapped and killed, loses nothing, where there was a release',
  async () => {
    const result = await runRollingUpgrade({ seed, rounds: 1, documents: 1 });
    expect(result.violations).toEqual([]);
    expect(result.counts.get('kill worker beside')).toBeGreaterThan(0);
    expect(result.counts.get('kill worker')).toBeGreaterThan(0);
  },
  1_800_000,
);
