import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';

export interface Step {
  program: string;
  args: string[];
  cwd: string;
}

export interface Generator {
  /** Of its section on the page. */
  title: string;
  /** That the command begins with. */
  program: string;
  /** Without which its client is not compiled. */
  compiler?: string;
  /** Below which the client lies, and how its sources end. */
  output: string;
  sources: string;
  /** Compiles the client, with the program that uses it where there is one. */
  compile: (home: string) => Step[];
}

const uses = join(import.meta.dirname, 'uses');
const tsc = join(packageFolder, 'node_modules', '.bin', 'tsc');

function add(use: string, to: string): void {
  cpSync(join(uses, use), to);
}

/** A client that has no module becomes one. */
function go(cwd: string, use: string, hasModule = false): Step[] {
  add(use, join(cwd, 'use.go'));
  return [
    ...(hasModule ? [] : [{ program: 'go', args: ['mod', 'init', 'countersign'], cwd }]),
    { program: 'go', args: ['mod', 'tidy'], cwd },
    { program: 'go', args: ['build', './...'], cwd },
  ];
}

export const generators: readonly Generator[] = [
  {
    title: 'openapi-generator: Java',
    program: 'openapi-generator-cli',
    output: 'java/src/main',
    sources: '.java',
    compile: (home) => {
      const cwd = join(home, 'java');
      add('Use.java', join(cwd, 'Use.java'));
      const copy = ['dependency:copy-dependencies', '-DoutputDirectory=jars'];
      const compile = `javac -nowarn -cp 'jars/*' -d classes Use.java $(find src/main -name '*.java')`;
      return [
        { program: 'mvn', args: ['-q', '-B', ...copy], cwd },
        { program: 'sh', args: ['-c', compile], cwd },
      ];
    },
  },
  {
    title: 'openapi-generator: Go',
    program: 'openapi-generator-cli',
    output: 'go',
    sources: '.go',
    compile: (home) => go(join(home, 'go'), 'openapi_generator.go', true),
  },
  {
    title: 'openapi-generator: TypeScript',
    program: 'openapi-generator-cli',
    output: 'typescript',
    sources: '.ts',
    compile: (home) => {
      const cwd = join(home, 'typescript');
      add('use.ts.txt', join(cwd, 'use.ts'));
      const options = '--noEmit --strict --skipLibCheck --lib es2022,dom --module esnext';
      const args = [...options.split(' '), '--moduleResolution', 'bundler', 'use.ts'];
      return [{ program: tsc, args, cwd }];
    },
  },
  {
    title: 'openapi-generator: Python',
    program: 'openapi-generator-cli',
    output: 'python/countersign_client',
    sources: '.py',
    compile: (home) => python(join(home, 'python'), 'openapi_generator.py'),
  },
  {
    title: 'openapi-generator: C#',
    program: 'openapi-generator-cli',
    compiler: 'dotnet',
    output: 'csharp/src',
    sources: '.cs',
    compile: (home) => [{ program: 'dotnet', args: ['build'], cwd: join(home, 'csharp') }],
  },
  {
    title: 'oapi-codegen',
    program: 'oapi-codegen',
    output: '.',
    sources: 'client.gen.go',
    compile: (home) => go(home, 'oapi_codegen.go'),
  },
  {
    title: 'ogen',
    program: 'ogen',
    output: 'ogen',
    sources: '.go',
    compile: (home) => go(join(home, 'ogen'), 'ogen.go'),
  },
  {
    title: 'openapi-python-client',
    program: 'openapi-python-client',
    output: 'opc',
    sources: '.py',
    compile: (home) => python(join(home, 'opc'), 'openapi_python_client.py'),
  },
  {
    title: 'Kiota',
    program: 'kiota',
    compiler: 'dotnet',
    output: 'kiota',
    sources: '.cs',
    compile: (home) => {
      const cwd = join(home, 'kiota');
      return [
        { program: 'dotnet', args: ['new', 'classlib'], cwd },
        { program: 'dotnet', args: ['add', 'package', 'Microsoft.Kiota.Bundle'], cwd },
        { program: 'dotnet', args: ['build'], cwd },
      ];
    },
  },
];

/** mypy reads what the program calls. */
function python(cwd: string, use: string): Step[] {
  add(use, join(cwd, 'use.py'));
  return [
    { program: 'python', args: ['use.py'], cwd },
    { program: 'python', args: ['-m', 'compileall', '-q', '.'], cwd },
    { program: 'mypy', args: ['--follow-imports=silent', 'use.py'], cwd },
  ];
}
