import { open, rename, stat } from 'node:fs/promises';

/** A log that grew beyond this is put aside at the next start; one old one is kept. */
const rotateAtBytes = 50 * 1024 * 1024;

export async function rotateLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && found.size > rotateAtBytes) await rename(file, `${file}.1`);
}

/** The last line about a failure, without its time and level, as a sentence for a message. */
export async function lastLogLine(file: string): Promise<string> {
  const lines = (await tail(file, 16_384)).trim().split('\n');
  const found = lines.findLast((line) => /\b(fatal|panic|error)\b/i.test(line)) ?? lines.at(-1);
  if (found === undefined || found === '') return 'It left no message.';
  const text = messageOf(found).replace(/^.*?\b(FATAL|PANIC|error|Error):\s*/, '');
  return `${text.trim().slice(0, 400).replace(/\.$/, '')}.`;
}

function messageOf(line: string): string {
  try {
    const entry = JSON.parse(line) as { msg?: string; error?: string; err?: { message?: string } };
    const parts = [entry.msg, entry.error, entry.err?.message].filter((part) => part !== undefined);
    return parts.length > 0 ? parts.join(': ') : line;
  } catch {
    return line;
  }
}

async function tail(file: string, sizeBytes: number): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - sizeBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sizeBytes), 0, sizeBytes, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
