/** The signing page alone, as tests of it want it built. */
import { buildWeb } from '../../src/start/build/build-web.ts';

await buildWeb({ say: (line) => console.log(line) });
