import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFolders } from './code-folders.ts';
import { inView, systemFolders, type FileView } from './file-view.ts';

/** How programs that read foreign bytes are started on this machine. */
export interface Sandbox {
  program(command: string[], limits: ProgramLimits): CommandLine;
  /**
   * How programs are started that see nothing of this machine's files but a view. Undefined: this
   * machine does not let us take them away. Found out when it is first asked for.
   */
  confinement(): Confine | undefined;
  /** A script of ours on Node. */
  script(path: string, limits: ProgramLimits, options?: ScriptOptions): CommandLine;
  /** The user that they run as; undefined: ours. */
  uid: number | undefined;
  /** Limits that this machine does not let us set; empty on Linux with util-linux. */
  missing: string[];
}

export type Confine = (command: string[], limits: ProgramLimits, view: FileView) => CommandLine;

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
  /** What it may read; left out: all code of ours and of the packages. */
  read?: readonly string[];
  /** Where a view of these files can be put together, so that it sees no others either. */
  view?: Omit<FileView, 'read'>;
  /** Whether everything else comes first; as usual unless given. */
  priority?: 'lowest';
}

export interface CommandLine {
  command: string;
  args: string[];
}

/** Whether a command ends well; each is asked once. */
export type Probe = (command: string, ...args: string[]) => boolean;

/** `nobody`, who owns nothing; the number is the same on every Linux. */
const nobody = 65534;

const otherUser = ['--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups'];
const withoutPowers = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
const setpriv = [...otherUser, ...withoutPowers];
const lowest = ['-n', '19'];
const namespaces = ['-mnpif', '--kill-child', '--propagation', 'private', '--'];
/** Without root: a namespace of users in which the others may be made, and a /proc of its own. */
const unprivileged = ['-Urnpf', '--kill-child', '--mount-proc'];

/**
 * Finds out which limits the machine has: `unshare` for the network, `setpriv` for another user,
 * `prlimit` for processor time, memory and files. Node's permissions and the wall clock are
 * everywhere.
 */
export function findSandbox(probe: Probe, root: boolean): Sandbox {
  const network = networkWrapper(probe, root);
  const prlimit = probe('prlimit', '--version');
  let asked: { confine: Confine | undefined } | undefined;
  const confinement = () => {
    asked ??= { confine: prlimit ? findConfinement(probe, root) : undefined };
    return asked.confine;
  };
  const user = root ? findUser(probe, confinement) : { wrapper: [] };
  const missing = [
    ...(network ? [] : ['network (unshare)']),
    ...(user.missing === undefined ? [] : [`user (${user.missing})`]),
    ...(prlimit ? [] : ['processor time, memory and files (prlimit)']),
  ];
  const wrapper = [...(network ?? []), ...user.wrapper];
  const canNice = probe('nice', ...lowest, 'true');
  const program = (command: string[], limits: ProgramLimits) => {
    const limited = prlimit ? ['prlimit', ...resourceLimits(limits), '--'] : [];
    const [first = '', ...args] = [...wrapper, ...limited, ...command];
    return { command: first, args };
  };
  return {
    missing,
    confinement,
    uid: root && user.missing === undefined ? nobody : undefined,
    program,
    script(path, limits, options = {}) {
      const { priority, read = codeFolders(path) } = options;
      const view = options.view ?? (user.isCodeHidden ? emptyView() : undefined);
      const node = nodeCommand(path, { ...options, read });
      const command = canNice && priority === 'lowest' ? ['nice', ...lowest, ...node] : node;
      const confine = view && confinement();
      if (!confine) return program(command, limits);
      return confine(command, limits, { ...view, read: [process.execPath, ...read] });
    },
  };
}

/**
 * Whether a view can be put together, tried with one in which there must be no /etc/passwd. All that
 * it needs has to be there: the limits, and to run without any power over the view itself.
 */
function findConfinement(probe: Probe, root: boolean): Confine | undefined {
  const before = root ? ['unshare', ...namespaces] : ['unshare', '-Ur', ...namespaces];
  // It ends with what started it: another user's process would no longer.
  const powerless = ['setpriv', ...(root ? setpriv : withoutPowers), '--pdeathsig', 'keep', '--'];
  const confine: Confine = (command, limits, view) => {
    const inside = [...powerless, 'prlimit', ...resourceLimits(limits), '--', ...command];
    const read = [...systemFolders, ...view.read];
    const [first = '', ...args] = [...before, ...inView({ ...view, read }, inside)];
    return { command: first, args };
  };
  const folder = mkdtempSync(join(tmpdir(), 'countersign-view-'));
  const view = { read: [], work: join(folder, 'work'), root: join(folder, 'root') };
  try {
    mkdirSync(view.work);
    mkdirSync(view.root);
    const { command, args } = confine(['test', '!', '-e', '/etc/passwd'], modest, view);
    return probe(command, ...args) ? confine : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const modest: ProgramLimits = { addressSpaceBytes: 1024 ** 3, cpuS: 10, maxFileBytes: 0 };

function networkWrapper(probe: Probe, root: boolean): string[] | undefined {
  const ways = root ? [['-n']] : [unprivileged, ['-Urn']];
  const way = ways.find((options) => probe('unshare', ...options, '--', 'true'));
  return way && ['unshare', ...way, '--'];
}

interface OtherUser {
  wrapper: string[];
  /** Why there is none. */
  missing?: string;
  /** The code lies where only root may read it: others run it in a view, where it is laid out. */
  isCodeHidden?: boolean;
}

function findUser(probe: Probe, confinement: () => Confine | undefined): OtherUser {
  const asOther = (...command: string[]) => probe('setpriv', ...setpriv, '--', ...command);
  if (!asOther('true')) return { wrapper: [], missing: 'setpriv' };
  const wrapper = ['setpriv', ...setpriv, '--'];
  if (asOther('test', '-r', ownScript()) && asOther(process.execPath, '--version')) {
    return { wrapper };
  }
  if (confinement()) return { wrapper, isCodeHidden: true };
  return { wrapper: [], missing: 'the code is readable by root alone' };
}

let emptyFolder: string | undefined;

/**
 * A view of nothing but what is read, with an empty /tmp: one for all, since none of them writes. It
 * is created again where it is gone: systems clean their temporary folders of what nobody touches.
 */
function emptyView(): Omit<FileView, 'read'> {
  const known = emptyFolder === undefined ? undefined : placesIn(emptyFolder);
  if (known && Object.values(known).every((path) => existsSync(path))) return known;
  const folder = mkdtempSync(join(tmpdir(), 'countersign-view-'));
  const places = placesIn(folder);
  for (const path of Object.values(places)) mkdirSync(path);
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  emptyFolder = folder;
  return places;
}

function placesIn(folder: string): Omit<FileView, 'read'> {
  return { work: join(folder, 'work'), root: join(folder, 'root') };
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

/** Under Node's permission model: reads what is named, starts nothing, writes nothing. */
function nodeCommand(path: string, { args = [], allow, read = [] }: ScriptOptions): string[] {
  return [
    process.execPath,
    '--no-warnings',
    // V8 would reserve 10 GB of addresses for each WebAssembly memory, Node's own among them.
    '--disable-wasm-trap-handler',
    // What one file leaves behind is collected before it takes as much as the file.
    '--max-semi-space-size=8',
    '--permission',
    ...read.map((folder) => `--allow-fs-read=${folder}`),
    ...(allow ? [`--allow-${allow}`] : []),
    path,
    ...args,
  ];
}

function ownScript(): string {
  return fileURLToPath(import.meta.url);
}
