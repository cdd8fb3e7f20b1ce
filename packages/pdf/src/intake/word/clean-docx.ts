import { packZip } from '@countersign/verifier/zip';
import type { FileWarningCode } from '../warnings.ts';
import { cleanPart } from './clean-part.ts';
import { cleanRelationships, usesIn, type Dropped, type Uses } from './clean-relationships.ts';
import { kindOfPart, type PartKind } from './part-kinds.ts';
import { contentTypes, macroParts, readTypes, sourceOf } from './read-package.ts';
import { readZip, type ZipEntry } from './zip-directory.ts';

export interface CleanDocx {
  /** The same when nothing goes. */
  bytes: Buffer;
  warnings: ReadonlySet<FileWarningCode>;
}

interface OpenPart {
  entry: ZipEntry;
  kind: PartKind | undefined;
  /** As it is written anew; undefined: as it is. */
  cleaned?: Buffer;
}

/**
 * Takes out of a .docx what the paper does not need, so that an ordinary file passes the check, which
 * asks no less of what is left: see check-docx.ts. What is shown stays, or is refused there.
 * @throws UnacceptableFile
 */
export function cleanDocx(bytes: Buffer): CleanDocx {
  const entries = readZip(bytes);
  const types = entries.find(({ name }) => name.toLowerCase() === contentTypes);
  const typeOf = types && readTypes(types);
  const parts = new Map<string, OpenPart>();
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    parts.set(name, { entry, kind: kindOfPart(name, typeOf?.(name)) });
  }
  const warnings = new Set<FileWarningCode>();
  const targets = new Map<string, readonly string[]>();
  const dropped = new Map<string, ReadonlyMap<string, Dropped>>();
  for (const [name, part] of parts) {
    if (part.kind !== 'relationships') continue;
    const source = parts.get(sourceOf(name));
    let uses: Uses | undefined;
    const usesOf = () =>
      (uses ??= source?.kind === 'xml' ? usesIn(source.entry.read()) : new Map<string, []>());
    const clean = cleanRelationships(part.entry.read(), sourceOf(name), usesOf);
    if (clean.bytes) part.cleaned = clean.bytes;
    targets.set(sourceOf(name), clean.targets);
    dropped.set(sourceOf(name), clean.dropped);
  }
  for (const [name, part] of parts) {
    if (part.kind !== 'xml' || !name.startsWith('word/')) continue;
    const clean = cleanPart(part.entry.read(), dropped.get(name) ?? new Map());
    if (clean.bytes) part.cleaned = clean.bytes;
    for (const code of clean.warnings) warnings.add(code);
  }
  if ([...parts.values()].some(({ kind }) => kind === 'signatures')) {
    warnings.add('word_signature_removed');
  }
  const kept = partsToKeep(parts, targets);
  const isChanged = kept.size < parts.size || [...kept.values()].some(({ cleaned }) => cleaned);
  if (!isChanged) return { bytes, warnings };
  const files = [...kept.values()].map(
    ({ entry, cleaned }) => [entry.name, cleaned ?? entry.read()] as const,
  );
  return { bytes: Buffer.concat(packZip(new Map(files))), warnings };
}

/** Without those that nothing leads to, or no more: another program may take them for its own. */
function partsToKeep(
  parts: ReadonlyMap<string, OpenPart>,
  targets: ReadonlyMap<string, readonly string[]>,
): Map<string, OpenPart> {
  const reached = new Set<string>(['', contentTypes]);
  for (const name of reached) for (const target of targets.get(name) ?? []) reached.add(target);
  const goes = (name: string): boolean => !reached.has(name) && !macroParts.test(name);
  return new Map(
    [...parts].filter(
      ([name, { kind }]) => !goes(kind === 'relationships' ? sourceOf(name) : name),
    ),
  );
}
