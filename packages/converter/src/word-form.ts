import { open } from 'node:fs/promises';

/** Which of the two forms of Word a file has: a .docx is a ZIP file. */
export async function extensionOf(path: string): Promise<'docx' | 'doc'> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2), position: 0 });
    return buffer.toString('latin1') === 'PK' ? 'docx' : 'doc';
  } finally {
    await handle.close();
  }
}
