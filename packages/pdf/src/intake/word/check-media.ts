import { gunzipSync } from 'node:zlib';
import { UnacceptableFile } from '../file-refusals.ts';
import { readXml } from './read-xml.ts';

/** A converter reads a picture by its beginning, whatever the part is called; here in hexadecimal. */
const beginnings: readonly RegExp[] = [
  // PNG, JPEG, GIF, BMP, TIFF.
  ...[/^89504e470d0a1a0a/, /^ffd8ff/, /^474946383[79]61/, /^424d/, /^(49492a00|4d4d002a)/],
  // HD Photo, which Word keeps beside a picture with effects.
  /^4949bc01/,
];
/** Windows metafiles: with and without a header for placing, enhanced. */
const metafiles: readonly RegExp[] = [/^d7cdc69a/, /^0[12]000900000[13]/, /^01000000.{72}20454d46/];
const gzip = /^1f8b08/;
const maxMetafileBytes = 50 * 1024 ** 2;

/**
 * Refuses a picture that is none of the kinds that Word writes, PostScript among them, and an SVG
 * that names anything outside itself.
 * @throws UnacceptableFile
 */
export function checkPicture(bytes: Buffer): void {
  // Word keeps the place of a picture that is lost.
  if (bytes.length === 0) return;
  if (begins(beginnings, bytes) || begins(metafiles, bytes)) return;
  if (begins([gzip], bytes)) {
    if (begins(metafiles, unpack(bytes))) return;
    throw new UnacceptableFile('word_unfamiliar');
  }
  const isMarkup = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(
    bytes.toString('latin1', 0, 64),
  );
  if (!isMarkup) throw new UnacceptableFile('word_unfamiliar');
  checkSvg(bytes);
}

function begins(of: readonly RegExp[], from: Buffer): boolean {
  const beginning = from.toString('hex', 0, 64);
  return of.some((kind) => kind.test(beginning));
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxMetafileBytes });
  } catch (cause) {
    throw new UnacceptableFile('word_damaged', { cause });
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Of SVG 1.1 and 2 what fetches, runs, or holds other markup. */
const refusedElements: readonly string[] = ['script', 'foreignObject', 'iframe', 'handler'];
const data = /^data:image\/(?:png|jpeg|jpg|gif);base64,([\w+/=\s]*)$/;

/** Pictures in it are its own; references lead to its own elements. */
function checkSvg(bytes: Buffer): void {
  let root = true;
  let styles = '';
  readXml(bytes, {
    open({ uri, local, attributes }) {
      const isSvg = uri === svgNamespace;
      if (root && !(isSvg && local === 'svg')) throw new UnacceptableFile('word_unfamiliar');
      root = false;
      if (refusedElements.includes(local)) throw new UnacceptableFile('word_external');
      for (const { local: name, value } of attributes) {
        const named = name === 'href' || name === 'src';
        if (!named) checkStyle(value);
        // What a person would click on does not reach the paper.
        else if (local !== 'a') checkReference(value.trim());
      }
    },
    text(text) {
      styles += text;
    },
    close() {
      checkStyle(styles);
      styles = '';
    },
  });
}

/** To an element of its own, or a picture that it holds: one of pixels, whatever it is called. */
function checkReference(value: string): void {
  if (value === '' || value.startsWith('#')) return;
  const [, packed] = data.exec(value) ?? [];
  if (packed === undefined) throw new UnacceptableFile('word_external');
  if (!begins(beginnings, Buffer.from(packed, 'base64'))) {
    throw new UnacceptableFile('word_unfamiliar');
  }
}

/** CSS that names something: by `url()`, also written with escapes, or by `@import`. */
function checkStyle(text: string): void {
  const foreign = /@import|url\s*\(\s*["']?\s*(?!["'\s]*#)/i.test(text);
  const escaped = text.includes('\\') && /[(@]/.test(text);
  if (foreign || escaped) throw new UnacceptableFile('word_external');
}
