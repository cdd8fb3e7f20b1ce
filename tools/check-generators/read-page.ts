import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';

/** What the page says of one generator. */
export interface Recipe {
  title: string;
  /** To run where `openapi.json` is; absent for what has no command. */
  command: string | undefined;
  /** Written beside it, under the name in its first line. */
  settings: { name: string; text: string } | undefined;
}

const page = join(packageFolder, 'docs', 'generators.md');

/** By the title of the section. */
export function readRecipes(): Map<string, Recipe> {
  const [, ...sections] = readFileSync(page, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = ''] = section.split('\n');
      const [, command] = /```sh\n([^]*?)```/.exec(section) ?? [];
      const [, name, text] = /```yaml\n# (\S+)\n([^]*?)```/.exec(section) ?? [];
      const settings = name !== undefined && text !== undefined ? { name, text } : undefined;
      return [title, { title, command, settings }];
    }),
  );
}
