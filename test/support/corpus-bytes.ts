import { corpus } from '@countersign/pdf/testing/corpus/registry';

/** A file of the corpus by its name, such as `beamer.pdf`. */
export async function corpusBytes(name: string): Promise<Buffer<ArrayBuffer>> {
  const file = corpus.find((one) => one.name === name);
  if (!file) throw new Error(`The corpus has no ${name}.`);
  return Buffer.from(await file.make());
}
