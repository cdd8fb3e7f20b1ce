/** `npm run build`: the signing page in `web/dist`. */
import { buildWeb } from '../src/embedded/web/build-web.ts';

const built = await buildWeb({ say: (line) => console.log(line) });
if (!built) console.log('The signing page is up to date.');
