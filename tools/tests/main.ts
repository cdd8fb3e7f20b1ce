/**
 * `npm test`, `test:unit`, `test:int`, `test:browser`, with Jest's own options: the tests of every
 * day, or one kind of them. Paths after `npm test --` choose among all, rehearsals too.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from './jest.ts';
import { isKind, root } from './kinds.ts';

const [first, ...others] = process.argv.slice(2);
const kind = isKind(first) ? first : undefined;
const options = kind ? others : process.argv.slice(2);
const named = options.some((option) => existsSync(join(root, option)));
const filter = join(import.meta.dirname, 'everyday.ts');
process.exitCode = named
  ? jest(options)
  : jest([`--filter=${filter}`, ...options], { TEST_KIND: kind });
