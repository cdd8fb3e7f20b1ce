import type { Sealer } from '../../evidence/pages/seal-in-thread.ts';
import type { Watch } from '../../outside/watch.ts';

/** Measures the seals that are made and those that are renewed, which may find nothing to do. */
export function watchedSealer(sealer: Sealer, watch: Watch): Sealer {
  return {
    warmUp: () => sealer.warmUp(),
    seal: (input, by) => watch({ name: 'seal', kind: 'made' }, () => sealer.seal(input, by)),
    renew: (sealed) => watch({ name: 'seal', kind: 'renewed' }, () => sealer.renew(sealed)),
    close: () => sealer.close(),
  };
}
