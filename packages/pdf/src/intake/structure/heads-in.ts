/** Where an object begins, or what looks like one: in a stream, a string or a comment too. */
const head = /(\d{1,15})[\0\t\n\f\r ]+\d{1,15}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g;

/** Where each object of a file, read as Latin-1, may begin: by its number, in the order of the first place. */
export function headsIn(text: string): Map<number, number[]> {
  const heads = new Map<number, number[]>();
  for (const { 1: number, index } of text.matchAll(head)) {
    const places = heads.get(Number(number));
    if (places) places.push(index);
    else heads.set(Number(number), [index]);
  }
  return heads;
}

/** `/ObjStm`, also by the codes of its letters (ISO 32000-1, 7.3.5). */
const objectStream = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)/i;

/**
 * Whether an object may be found in a file by who looks through all of it: by its head, in which
 * comments may stand, or in an object stream.
 */
export function findableIn(file: Buffer): (object: number) => boolean {
  const text = file.toString('latin1');
  if (objectStream.test(text)) return () => true;
  const heads = [text, text.replaceAll(/%[^\r\n]*/g, ' ')].map((one) => headsIn(one));
  return (object) => heads.some((found) => found.has(object));
}
