/** `npm run build`: the signing page in `web/dist` and the program in `dist`. */
import { buildProgram } from '../../src/embedded/build/build-program.ts';
import { buildWeb } from '../../src/embedded/build/build-web.ts';

const progress = { say: (line: string) => console.log(line) };
if (!(await buildWeb(progress))) console.log('The signing page is up to date.');
await buildProgram(progress);
