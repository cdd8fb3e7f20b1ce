import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';
import { packLibrary } from '../build/pack-library.ts';
import { getPython, requireGo } from './toolchains.ts';

export interface Command {
  program: string;
  args: string[];
  cwd?: string;
}

/** A client that is installed, and what judges it. */
export interface Client {
  language: string;
  checks: Command[];
  /** Takes address, key, table, file and folder. */
  scenario: Command;
  /** Its page, where the example of it goes, and what runs that there. */
  page: string;
  example: string;
  runExample: Command;
}

const here = import.meta.dirname;

/** @throws {NoToolchain} */
export const clients: Record<string, (folder: string) => Promise<Client>> = {
  TypeScript: async (folder) => {
    const home = emptyFolder(folder, 'typescript');
    const archive = await packLibrary('packages/client', folder);
    execFileSync('npm', ['install', '--offline', '--no-audit', archive], { cwd: home });
    return {
      language: 'TypeScript',
      checks: [],
      scenario: { program: process.execPath, args: [join(here, 'typescript.ts')] },
      page: 'packages/client/README.md',
      example: join(home, 'example.mts'),
      runExample: { program: process.execPath, args: ['example.mts'], cwd: home },
    };
  },
  Python: async (folder) => {
    const home = emptyFolder(folder, 'python-example');
    const python = getPython(folder);
    const sources = join(folder, 'python-client');
    const strictly = (file: string) => ['-m', 'mypy', '--strict', file];
    return {
      language: 'Python',
      checks: [
        { program: python, args: strictly('src'), cwd: sources },
        { program: python, args: strictly(join(here, 'scenario.py')), cwd: folder },
        { program: python, args: ['-m', 'unittest', 'discover', 'tests'], cwd: sources },
      ],
      scenario: { program: python, args: [join(here, 'scenario.py')] },
      page: 'clients/python/README.md',
      example: join(home, 'example.py'),
      runExample: { program: python, args: ['example.py'], cwd: home },
    };
  },
  Go: async (folder) => {
    requireGo();
    const home = emptyFolder(folder, 'go-example');
    const sources = join(packageFolder, 'clients', 'go');
    const scenario = join(here, 'go');
    const module = 'github.com/countersign/countersign-go';
    execFileSync('go', ['mod', 'init', 'lease'], { cwd: home, stdio: 'ignore' });
    const edits = [`-require=${module}@v0.0.0`, `-replace=${module}=${sources}`];
    execFileSync('go', ['mod', 'edit', ...edits], { cwd: home });
    return {
      language: 'Go',
      checks: [
        { program: 'go', args: ['vet', './...'], cwd: sources },
        { program: 'go', args: ['test', './...'], cwd: sources },
        { program: 'go', args: ['vet', './...'], cwd: scenario },
      ],
      scenario: { program: 'go', args: ['run', '.'], cwd: scenario },
      page: 'clients/go/README.md',
      example: join(home, 'main.go'),
      runExample: { program: 'go', args: ['run', '.'], cwd: home },
    };
  },
};

function emptyFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}
