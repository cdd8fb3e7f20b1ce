import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AcquireOptions, Attempt } from './acquire.ts';
import { isListed, type Checksums } from './checksums.ts';
import { runStep } from '../processes/run-step.ts';

export interface Release {
  /** For people. */
  what: string;
  /** Archives are named `<artifact>_<version>_<system>_<processor>.tar.gz`. */
  artifact: string;
  version: string;
  /** Folder that the publisher serves the archives in; it need not be trusted. */
  folderUrl: string;
  /** The program in the archive. */
  program: string;
  checksums: Checksums;
}

/** Without a byte for this long the network counts as absent. */
const silenceLimitMs = 10_000;
const maxArchiveBytes = 250_000_000;

/**
 * Downloads an archive of the publisher's. It is refused without a checksum of ours for this
 * platform, and nothing of it is unpacked or run before its bytes have that checksum.
 */
export function downloadRelease(release: Release, options: AcquireOptions): Attempt {
  return async (folder) => {
    const { artifact, version, program, what, checksums } = release;
    const processor = process.arch === 'x64' ? 'amd64' : process.arch;
    const name = `${artifact}_${version}_${process.platform}_${processor}.tar.gz`;
    if (!checksums.has(name)) return `no checksum of ${name} is known, so it is not downloaded`;
    options.progress.say(`Downloading ${what} ${version}, once ...`);
    const unpacked = join(folder, 'unpacked');
    await mkdir(unpacked);
    const failure = await fetchFile(`${release.folderUrl}/${name}`, join(folder, name), options);
    if (failure !== undefined) return failure;
    if (!(await isListed(folder, name, checksums))) {
      return `the downloaded ${name} does not have the checksum it should have and was discarded`;
    }
    const tar = await runStep('tar', ['-xzf', join(folder, name), '-C', unpacked], {
      signal: options.signal,
    });
    if (!tar.ok) return `tar failed: ${tar.lastError}`;
    const files = await readdir(unpacked, { recursive: true });
    const found = files.find((file) => basename(file) === program);
    if (found === undefined) return `${name} holds no ${program}`;
    await rename(join(unpacked, found), join(folder, program));
    await Promise.all([unpacked, join(folder, name)].map((path) => rm(path, { recursive: true })));
    return undefined;
  };
}

/** @returns why there is no such file now, or undefined */
async function fetchFile(
  url: string,
  path: string,
  { signal }: AcquireOptions,
): Promise<string | undefined> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceLimitMs);
  const either = AbortSignal.any([silence.signal, ...(signal === undefined ? [] : [signal])]);
  let sizeBytes = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      sizeBytes += chunk.byteLength;
      done(sizeBytes > maxArchiveBytes ? new Error('too large') : null, chunk);
    },
  });
  try {
    const response = await fetch(url, { signal: either });
    if (!response.ok || response.body === null) return `the download answered ${response.status}`;
    await pipeline(response.body, watch, createWriteStream(path), {
      signal: either,
    });
    return undefined;
  } catch {
    if (silence.signal.aborted) return 'the download did not answer within 10 s';
    return sizeBytes > maxArchiveBytes
      ? 'the download is too large'
      : 'the download is not reachable';
  } finally {
    clearTimeout(timer);
  }
}
