import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { cacheDir } from '../../src/processes/config/config.ts';
import { getPrograms } from '../check-pdf/get-validators.ts';

const installMs = 300_000;

const versions = {
  openapiGenerator: '7.25.0',
  oapiCodegen: 'v2.8.2',
  ogen: 'v1.25.0',
  openapiPythonClient: '0.29.1',
  openapiToPostman: '6.3.3',
};

/** The folders that hold them, for `PATH`; each is kept in the cache. */
const ways: Record<string, () => string> = {
  'openapi-generator-cli': () => {
    getPrograms({ javac: 'default-jdk-headless', mvn: 'maven' });
    const home = homeOf('openapi-generator', versions.openapiGenerator);
    const jar = `openapi-generator-cli-${versions.openapiGenerator}.jar`;
    const program = join(home, 'openapi-generator-cli');
    unless(program, () => {
      const artifact = `org.openapitools:openapi-generator-cli:${versions.openapiGenerator}`;
      const copy = ['dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${home}`];
      run('mvn', '-q', '-B', ...copy);
      writeFileSync(program, `#!/bin/sh\nexec java -jar '${join(home, jar)}' "$@"\n`);
      chmodSync(program, 0o755);
    });
    return home;
  },
  'oapi-codegen': () =>
    goProgram('github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', versions.oapiCodegen),
  ogen: () => goProgram('github.com/ogen-go/ogen/cmd/ogen', versions.ogen),
  'openapi-python-client': () => {
    getPrograms({ python3: 'python3-venv' });
    const home = homeOf('openapi-python-client', versions.openapiPythonClient);
    const bin = join(home, 'bin');
    unless(join(bin, 'openapi-python-client'), () => {
      run('python3', '-m', 'venv', home);
      const wanted = [`openapi-python-client==${versions.openapiPythonClient}`, ...pythonBeside];
      run(join(bin, 'python'), '-m', 'pip', 'install', '-q', ...wanted);
    });
    return bin;
  },
  openapi2postmanv2: () => {
    const home = homeOf('openapi-to-postman', versions.openapiToPostman);
    const bin = join(home, 'node_modules', '.bin');
    unless(join(bin, 'openapi2postmanv2'), () => {
      const wanted = `openapi-to-postmanv2@${versions.openapiToPostman}`;
      run('npm', 'install', '--no-audit', '--prefix', home, wanted);
    });
    return bin;
  },
};

/** mypy, and what the client of openapi-generator needs. */
const pythonBeside = [
  'mypy==1.19.1',
  'pydantic>=2.11',
  'urllib3>=2.7',
  'python-dateutil',
  'typing-extensions',
];

/** A `PATH` with all programs that can be had, and why the others cannot. */
export function getTools(): { path: string; missing: Map<string, string> } {
  const folders: string[] = [];
  const missing = new Map<string, string>();
  for (const [program, get] of Object.entries(ways)) {
    try {
      folders.push(get());
    } catch (error) {
      missing.set(program, error instanceof Error ? error.message : String(error));
    }
  }
  return { path: [...folders, process.env['PATH'] ?? ''].join(delimiter), missing };
}

function goProgram(path: string, version: string): string {
  const name = basename(path);
  const home = homeOf(name, version);
  unless(join(home, name), () =>
    run('env', `GOBIN=${home}`, 'go', 'install', `${path}@${version}`),
  );
  return home;
}

function homeOf(tool: string, version: string): string {
  const home = join(cacheDir(), 'check-generators', `${tool}-${version}`);
  mkdirSync(home, { recursive: true });
  return home;
}

function unless(program: string, make: () => void): void {
  if (!existsSync(program)) make();
}

function run(tool: string, ...args: string[]): void {
  execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: installMs });
}
