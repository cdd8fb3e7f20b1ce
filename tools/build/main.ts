/** `npm run build`: the signing page in `pages/dist` and the program in `dist`. */
import { buildProgram } from '../../src/start/build/build-program.ts';
import { buildWeb } from '../../src/start/build/build-web.ts';

const progress = { say: (line: string) => console.log(line) };
if (!(await buildWeb(progress))) console.log('The signing page is up to date.');
await buildProgram(progress);
