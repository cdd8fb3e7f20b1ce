import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crashPoints } from './faults/crash-points.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The calls with which a step leaves its process, by the adapter's interface. Each has a crash point
 * around it: what was done before may be lost or doubled by a death right there.
 */
export const boundarySteps: Record<string, string> = {
  'WorkflowDispatcher.syncDocument': 'Temporal hears of a document',
  'WorkflowDispatcher.startDelivery': 'Temporal hears of a delivery',
  'Mailer.send': 'a mail leaves',
  'HttpPoster.post': 'a webhook request leaves',
  'WorkflowDispatcher.startConversion': 'Temporal hears of a conversion',
  'WorkflowDispatcher.syncBulkSend': 'Temporal hears of a bulk send',
  'BlobStore.put': 'bytes are stored',
  'BlobStore.putFile': 'a file is stored',
  'BlobStore.delete': 'bytes are deleted',
};

/**
 * What the adapters offer besides and no fault can hurt: reading, and ends of a step after which
 * nothing is left to do.
 */
const harmless = new Set([
  'BlobStore.get',
  'BlobStore.read',
  'BlobStore.list',
  // An orphan that was not removed is found again.
  'StoredBlob.remove',
  // A PDF in a temporary folder; the attempt is repeated.
  'Converter.convert',
  'Mailbox.list',
  'Mailbox.get',
  'Mailbox.attachment',
  'Metrics.render',
  'Tracing.close',
  'FigureSource.figures',
  'FigureSource.logGaps',
  'TemporalConnection.close',
  'WorkflowLister.runningDocuments',
  'WorkflowLister.runningDeliveries',
  'WorkflowLister.runningConversions',
  'WorkflowLister.runningBulkSends',
  // Reads what a browser sent; it reaches no other process.
  'Passkeys.checkCreation',
  // A reconciliation that dies after it ended one workflow finds the next one again.
  'WorkflowLister.endDocument',
]);

/** Ways out of the process that would bypass the adapters, and with them the list above. */
const bypass = /\b(fetch|spawn|createTransport|new WebSocket)\(/;

export interface SourceText {
  file: string;
  text: string;
}

/** Files that hold steps: they reach other processes through adapters only. */
export function sources(): SourceText[] {
  return read('src/{api,operations,activities,workflow-sync}/**/*.ts');
}

/** The adapters, which are the only ways out. */
export function adapters(): SourceText[] {
  return read('{src/outside,packages/{blobs,converter,mailer,webhooks}/src}/*.ts');
}

/** The files that put API and worker together. */
export function compositions(): SourceText[] {
  return read('src/{worker,processes/{ports,open-parts,open-process,run-api}}.ts');
}

/** The decorators that hold the crash points. */
export function decorators(): SourceText[] {
  return read('tools/drill/faults/ports.ts');
}

function read(pattern: string): SourceText[] {
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** What cannot be made to die where it leaves its process; nothing when the drill can begin. */
export function selfTest(): string[] {
  const methods = methodsOf(adapters());
  const ports = decorators();
  return [
    ...unknownSteps(methods).map((name) => `${name} is not among the steps`),
    ...vanishedSteps(methods).map((name) => `${name} is a step and no adapter has it`),
    ...undecoratedSteps(ports).map((name) => `${name} has no crash point`),
    ...undecoratedPorts(ports, compositions()).map(
      (name) => `${name} is a port that is composed undecorated`,
    ),
    ...unusedCrashPoints(ports).map((name) => `${name} is a crash point that nothing passes`),
    ...bypasses(sources()).map((where) => `${where} is a step that no adapter stands for`),
  ];
}

/** `Interface.method` of everything asynchronous that adapters offer. */
export function methodsOf(files: readonly SourceText[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(
      ([, adapter = '', body = '']) =>
        [...body.matchAll(/^ {2}(\w+)(?:\(|: \().*(?:Promise|AsyncIterable)</gm)].map(
          ([, method = '']) => `${adapter}.${method}`,
        ),
    ),
  );
}

/** Methods of which nobody has said whether a step of theirs needs a crash point. */
export function unknownSteps(methods: readonly string[]): string[] {
  return methods.filter((name) => !harmless.has(name) && !(name in boundarySteps));
}

function vanishedSteps(methods: readonly string[]): string[] {
  return Object.keys(boundarySteps).filter((name) => !methods.includes(name));
}

/** Steps that the decorators hand on as they are. */
export function undecoratedSteps(ports: readonly SourceText[]): string[] {
  return Object.keys(boundarySteps).filter((name) => {
    const call = `${name.split('.')[1] ?? ''}(`;
    return !ports.some(({ text }) => text.includes(`async ${call}`));
  });
}

/** Ports that have no decorator here, or that the service does not compose by one. */
export function undecoratedPorts(
  ports: readonly SourceText[],
  composed: readonly SourceText[],
): string[] {
  const isIn = (files: readonly SourceText[], form: RegExp) =>
    files.some(({ text }) => form.test(text));
  return composed
    .flatMap(({ text }) => [...text.matchAll(/^export interface Ports \{\n(.*?)^\}/gms)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+):/gm)])
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        !isIn(ports, new RegExp(`^ {4}${name}(: |\\()`, 'm')) ||
        !isIn(composed, new RegExp(`decorators\\.${name}\\b`)),
    );
}

export function unusedCrashPoints(ports: readonly SourceText[]): string[] {
  return crashPoints.filter((name) => !ports.some(({ text }) => text.includes(`'${name}'`)));
}

/** Calls past the adapters. */
export function bypasses(files: readonly SourceText[]): string[] {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        bypass.test(line) && !/^\s*(\*|\/\/|export )/.test(line) ? [`${file}:${at + 1}`] : [],
      ),
  );
}
