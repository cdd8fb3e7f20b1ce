import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { cacheDir } from '../../src/processes/config/config.ts';
import { getPrograms, once, run } from '../get-programs.ts';

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
    const version = versions.openapiGenerator;
    getPrograms({ javac: 'default-jdk-headless', mvn: 'maven' });
    return kept('openapi-generator', version, (home) => {
      const artifact = `org.openapitools:openapi-generator-cli:${version}`;
      const copy = ['dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${home}`];
      run('mvn', '-q', '-B', ...copy);
      const jar = join(home, `openapi-generator-cli-${version}.jar`);
      const program = join(home, 'openapi-generator-cli');
      writeFileSync(program, `#!/bin/sh\nexec java -jar '${jar}' "$@"\n`, { mode: 0o755 });
    });
  },
  'oapi-codegen': () =>
    goProgram('github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen', versions.oapiCodegen),
  ogen: () => goProgram('github.com/ogen-go/ogen/cmd/ogen', versions.ogen),
  'openapi-python-client': () => {
    const version = versions.openapiPythonClient;
    getPrograms({ python3: 'python3-venv' });
    const home = kept('openapi-python-client', version, (folder) => {
      run('python3', '-m', 'venv', folder);
      const wanted = [`openapi-python-client==${version}`, ...pythonBeside];
      run(join(folder, 'bin', 'python'), '-m', 'pip', 'install', '-q', ...wanted);
    });
    return join(home, 'bin');
  },
  openapi2postmanv2: () => {
    const version = versions.openapiToPostman;
    const home = kept('openapi-to-postman', version, (folder) => {
      run('npm', 'install', '--no-audit', '--prefix', folder, `openapi-to-postmanv2@${version}`);
    });
    return join(home, 'node_modules', '.bin');
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
  return kept(basename(path), version, (home) => {
    run('env', `GOBIN=${home}`, 'go', 'install', `${path}@${version}`);
  });
}

/** The folder of a tool, made once. */
function kept(tool: string, version: string, make: (home: string) => void): string {
  const home = join(cacheDir(), 'check-generators', `${tool}-${version}`);
  once(home, () => {
    mkdirSync(home, { recursive: true });
    make(home);
  });
  return home;
}
