import { open, mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** A file without a name, so that nothing is left of it whatever happens. */
export interface Spool {
  sink: Writable;
  /** From the first byte, whatever was read before. */
  readAll(): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

export async function openSpool(): Promise<Spool> {
  const file = await openNameless();
  return {
    sink: appendTo(file),
    readAll: () => readAll(file),
    close: () => file.close(),
  };
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), `countersign-verify-${process.pid}-`));
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A stream of the handle's own would close it, or keep it open. */
function appendTo(file: FileHandle): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      file.writeFile(chunk).then(() => {
        done();
      }, done);
    },
  });
}

const pieceBytes = 262_144;

async function* readAll(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(
      Buffer.alloc(pieceBytes),
      0,
      pieceBytes,
      position,
    );
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
