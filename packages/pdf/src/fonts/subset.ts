import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from './font.ts';

/** What is called of hb-subset.h; pointers and sizes in bytes of the module's memory. */
interface HbSubset {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_axis_location(
    input: number,
    face: number,
    tag: number,
    value: number,
  ): number;
  hb_subset_preprocess(face: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const noHinting = 0x1;
const retainGlyphIds = 0x2;
const noLayoutClosure = 0x200;
const dropTables = 3;
const writable = 2;
/** A PDF's content names glyphs, so nothing that maps characters or shapes is needed. */
const unneeded = ['GSUB', 'GPOS', 'GDEF', 'cmap', 'name', 'OS/2', 'post', 'DSIG', 'gasp'];

let module: HbSubset | undefined;
/** Whole fonts stay in the module's memory: copying half a megabyte costs more than a subset. */
const resident = new Map<string, number>();

function open(): HbSubset {
  if (module) return module;
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)));
  module = exports as unknown as HbSubset;
  module._initialize();
  return module;
}

/** The font file with these glyphs only, under their own numbers, at the font's weight. */
export function subsetFont(font: Font, glyphs: Iterable<number>): Buffer {
  const hb = open();
  const opened = openFace(hb, font);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    hb.hb_subset_input_set_flags(input, retainGlyphIds | noLayoutClosure);
    const set = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(set, glyph);
    const dropped = hb.hb_subset_input_set(input, dropTables);
    for (const table of unneeded) hb.hb_set_add(dropped, tag(table));
    if (font.weight !== undefined) {
      hb.hb_subset_input_pin_axis_location(input, opened.face, tag('wght'), font.weight);
    }
    const subset = hb.hb_subset_or_fail(opened.face, input);
    if (subset === 0) throw new Error(`No subset can be made of the font ${font.postScriptName}.`);
    return takeFile(hb, subset);
  } finally {
    hb.hb_subset_input_destroy(input);
    opened.close();
  }
}

/**
 * A font file for these letters, with all that shapes them, for screens and programs.
 * @param weight that a variable font is set to; without one it stays variable
 */
export function fontOfLetters(
  file: Uint8Array,
  letters: Iterable<string>,
  weight?: number,
): Buffer {
  const hb = open();
  const data = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer, data, file.length).set(file);
  const blob = hb.hb_blob_create(data, file.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    hb.hb_subset_input_set_flags(input, noHinting);
    const set = hb.hb_subset_input_unicode_set(input);
    for (const letter of letters) hb.hb_set_add(set, letter.codePointAt(0) ?? 0);
    if (weight !== undefined) {
      hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight);
    }
    const subset = hb.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error('No subset can be made of this font.');
    return takeFile(hb, subset);
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.free(data);
  }
}

function takeFile(hb: HbSubset, face: number): Buffer {
  const blob = hb.hb_face_reference_blob(face);
  const length = hb.hb_blob_get_length(blob);
  const file = Buffer.from(Buffer.from(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), length));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(face);
  return file;
}

function openFace(hb: HbSubset, font: Font): { face: number; close(): void } {
  const known = resident.get(font.id);
  if (known !== undefined) return { face: known, close: () => undefined };
  const data = hb.malloc(font.file.length);
  new Uint8Array(hb.memory.buffer, data, font.file.length).set(font.file);
  const blob = hb.hb_blob_create(data, font.file.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const isPart = font.weight !== undefined;
  if (!isPart) {
    const prepared = hb.hb_subset_preprocess(face);
    resident.set(font.id, prepared);
    return { face: prepared, close: () => undefined };
  }
  const close = () => {
    hb.hb_face_destroy(face);
    hb.free(data);
  };
  return { face, close };
}

function tag(name: string): number {
  return Buffer.from(name.padEnd(4), 'latin1').readUInt32BE();
}
