import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crashPoints } from '../../src/outside/drill.ts';

const root = join(import.meta.dirname, '..', '..');
/** Lines around the call in which its crash point must stand. */
const linesBefore = 3;
const linesAfter = 14;

/**
 * The calls with which a step leaves its process. Each stands beside a crash point: what was done
 * before may be lost or doubled by a death right there, and the drill tries it.
 */
export const boundarySteps: { call: RegExp; what: string }[] = [
  { call: /\.afterCommit\(/, what: 'a commit is told' },
  { call: /\.syncDocument\(/, what: 'Temporal hears of a document' },
  { call: /\.startDelivery\(/, what: 'Temporal hears of a delivery' },
  { call: /await leasePending\(/, what: 'the relay takes what is untold' },
  { call: /await claimMail\(/, what: 'a mail is claimed' },
  { call: /mailer\.send\(/, what: 'a mail leaves' },
  { call: /poster\.post\(/, what: 'a webhook request leaves' },
  { call: /await recordAttempt\(/, what: 'an attempt is noted' },
  { call: /await seal\(/, what: 'the sealing thread answers' },
  { call: /blobs\.put\(/, what: 'bytes are stored' },
  { call: /blobs\.delete\(/, what: 'bytes are deleted' },
  { call: /await storeSeal\(/, what: 'the sealed file becomes the document’s' },
  { call: /await markDispatched\(/, what: 'an activity answers with what it told' },
  { call: /await sendMails\(\{ documentId/, what: 'facts are committed and mails follow' },
];

/**
 * What the adapters offer besides and no accident can hurt: reading, and ends of a step after which
 * nothing is left to do.
 */
const harmless = new Set([
  'BlobStore.get',
  'BlobStore.read',
  'Mailbox.list',
  'Mailbox.get',
  'Mailbox.attachment',
  'Metrics.render',
  'FigureSource.figures',
  'FigureSource.logGaps',
  'TemporalConnection.close',
  'WorkflowLister.runningDocuments',
  'WorkflowLister.runningDeliveries',
  // A sweep that dies after it ends one workflow finds the next one again.
  'WorkflowLister.endDocument',
]);

/** Ways out of the process that would bypass the adapters, and with them the list above. */
const bypass = /\b(fetch|spawn|createTransport|new WebSocket)\(/;

export interface Unguarded {
  file: string;
  line: number;
  what: string;
}

/** Files that hold steps: what is below them has no process of its own. */
export function sources(): SourceText[] {
  return read('src/{api,operations,activities}/**/*.ts');
}

/** The adapters, which are the only ways out. */
export function adapters(): SourceText[] {
  return read('src/outside/*.ts');
}

export interface SourceText {
  file: string;
  text: string;
}

function read(pattern: string): SourceText[] {
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
}

/** Methods of adapters of which nobody has said whether a step of theirs needs a crash point. */
export function unknownSteps(files: readonly SourceText[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(
      ([, adapter = '', body = '']) =>
        [...body.matchAll(/^ {2}(\w+)(?:\(|: \().*(?:Promise|AsyncIterable)</gm)]
          .map(([, method = '']) => method)
          .filter((method) => !harmless.has(`${adapter}.${method}`))
          .filter((method) => !boundarySteps.some(({ call }) => call.source.includes(method)))
          .map((method) => `${adapter}.${method}`),
    ),
  );
}

/** Calls that leave the process without a crash point beside them. */
export function unguardedSteps(files: readonly SourceText[]): Unguarded[] {
  return files.flatMap(({ file, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, at) => {
      if (bypass.test(line) && !isDeclaration(line)) {
        return [{ file, line: at + 1, what: 'a step that no adapter stands for' }];
      }
      const step = boundarySteps.find(({ call }) => call.test(line));
      if (!step || isDeclaration(line)) return [];
      const around = lines.slice(Math.max(0, at - linesBefore), at + linesAfter + 1);
      const isGuarded = around.some((near) => near.includes('crashPoint('));
      return isGuarded ? [] : [{ file, line: at + 1, what: step.what }];
    });
  });
}

function isDeclaration(line: string): boolean {
  return /^\s*(\*|\/\/|export )/.test(line);
}

/** Crash points that no source has, or that a source has and nobody can arm. */
export function strayCrashPoints(files: readonly { text: string }[]): string[] {
  const used = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/crashPoint\('([^']+)'\)/g)].map(([, name]) => name),
    ),
  );
  const named = new Set<string | undefined>(crashPoints);
  const unused = crashPoints.filter((name) => !used.has(name));
  return [...unused, ...[...used].filter((name) => !named.has(name)).map(String)];
}

/** Steps that nothing in the sources does: the list above has grown old. */
export function vanishedSteps(files: readonly { text: string }[]): string[] {
  return boundarySteps
    .filter(
      ({ call }) => !files.some(({ text }) => text.split('\n').some((line) => call.test(line))),
    )
    .map(({ what }) => what);
}
