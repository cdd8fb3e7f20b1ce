import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How programs that read foreign bytes are started on this machine. */
export interface Sandbox {
  program(command: string[], limits: ProgramLimits): CommandLine;
  /** A script of ours on Node. */
  script(path: string, limits: ProgramLimits, options?: ScriptOptions): CommandLine;
  /** The user that they run as; undefined: ours. */
  uid: number | undefined;
  /** Limits that this machine does not let us set; empty on Linux with util-linux. */
  missing: string[];
}

export interface ProgramLimits {
  addressSpaceBytes: number;
  cpuS: number;
  /** Of a file that it writes. */
  maxFileBytes: number;
}

export interface ScriptOptions {
  args?: string[];
  /**
   * What Node's permissions leave it besides reading its code: native code, which they do not bind
   * while the other limits do, or threads.
   */
  allow?: 'addons' | 'worker';
}

export interface CommandLine {
  command: string;
  args: string[];
}

/** Whether a command ends well; each is asked once. */
export type Probe = (command: string, ...args: string[]) => boolean;

/** `nobody`, who owns nothing; the number is the same on every Linux. */
const nobody = 65534;

const setpriv = [
  ['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups'],
  ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'],
].flat();
/** Without root: a namespace of users in which the others may be made, and a /proc of its own. */
const unprivileged = ['-Urnpf', '--kill-child', '--mount-proc'];

/**
 * Finds out which limits the machine has: `unshare` for the network, `setpriv` for another user,
 * `prlimit` for processor time, memory and files. Node's permissions and the wall clock are
 * everywhere.
 */
export function findSandbox(probe: Probe, root: boolean): Sandbox {
  const network = networkWrapper(probe, root);
  const user = root ? userWrapper(probe) : { wrapper: [] };
  const prlimit = probe('prlimit', '--version');
  const missing = [
    ...(network ? [] : ['network (unshare)']),
    ...('missing' in user ? [`user (${user.missing})`] : []),
    ...(prlimit ? [] : ['processor time, memory and files (prlimit)']),
  ];
  const wrapper = [...(network ?? []), ...('wrapper' in user ? user.wrapper : [])];
  const program = (command: string[], limits: ProgramLimits) => {
    const limited = prlimit ? ['prlimit', ...resourceLimits(limits), '--'] : [];
    const [first = '', ...args] = [...wrapper, ...limited, ...command];
    return { command: first, args };
  };
  return {
    missing,
    uid: root && 'wrapper' in user ? nobody : undefined,
    program,
    script: (path, limits, options = {}) => program(nodeCommand(path, options), limits),
  };
}

function networkWrapper(probe: Probe, root: boolean): string[] | undefined {
  const ways = root ? [['-n']] : [unprivileged, ['-Urn']];
  const way = ways.find((options) => probe('unshare', ...options, '--', 'true'));
  return way && ['unshare', ...way, '--'];
}

/** A checkout that only root may read cannot be run by anybody else. */
function userWrapper(probe: Probe): { wrapper: string[] } | { missing: string } {
  if (!probe('setpriv', ...setpriv, '--', process.execPath, '--version')) {
    return { missing: 'setpriv' };
  }
  if (!probe('setpriv', ...setpriv, '--', 'test', '-r', ownScript())) {
    return { missing: 'the code is readable by root alone' };
  }
  return { wrapper: ['setpriv', ...setpriv, '--'] };
}

let found: Sandbox | undefined;

/** The sandbox of this machine, found once. */
export function sandbox(): Sandbox {
  found ??= findSandbox(
    (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0,
    process.getuid?.() === 0,
  );
  return found;
}

function resourceLimits({ addressSpaceBytes, cpuS, maxFileBytes }: ProgramLimits): string[] {
  return [
    `--as=${addressSpaceBytes}`,
    `--cpu=${cpuS}`,
    `--fsize=${maxFileBytes}`,
    '--core=0',
    '--nofile=256',
  ];
}

/** Under Node's permission model: reads the code and nothing else, starts nothing, writes nothing. */
function nodeCommand(path: string, { args = [], allow }: ScriptOptions): string[] {
  return [
    process.execPath,
    '--no-warnings',
    // V8 would reserve 10 GB of addresses for each WebAssembly memory, Node's own among them.
    '--disable-wasm-trap-handler',
    // What one file leaves behind is collected before it takes as much as the file.
    '--max-semi-space-size=8',
    '--permission',
    ...codeFolders().map((folder) => `--allow-fs-read=${folder}`),
    ...(allow ? [`--allow-${allow}`] : []),
    path,
    ...args,
  ];
}

function ownScript(): string {
  return fileURLToPath(import.meta.url);
}

/** The program and the packages; never the folder around them, in which the data may be. */
function codeFolders(): string[] {
  const script = ownScript();
  // Built, all of it lies in one folder.
  const program = script.endsWith('.ts') ? join(dirname(script), '..', '..') : dirname(script);
  const root = join(program, '..');
  const library = fileURLToPath(import.meta.resolve('@libpdf/core'));
  const installed = library.slice(0, library.lastIndexOf('node_modules') + 'node_modules'.length);
  const own = ['package.json', 'node_modules', 'verifier'].map((name) => join(root, name));
  const folders = [program, ...own, installed];
  return [...new Set(folders.filter(existsSync).flatMap((one) => [one, realpathSync(one)]))];
}
