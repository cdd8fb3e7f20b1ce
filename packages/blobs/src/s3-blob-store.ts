import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobMissing, checkBlobKey, digestOfKey, type BlobStore } from './blob-store.ts';
import { endSilence } from './end-silence.ts';

/** Where the bucket's name stands: in the path, or before the host as with Amazon. */
export type AddressingStyle = 'path' | 'virtual';

export interface S3Location {
  bucket: string;
  region: string;
  /** Another server than the region's own of Amazon. */
  endpoint?: string;
  /** Unless given, `virtual` with Amazon, and `path` with others, which rarely have a name per bucket. */
  addressingStyle?: AddressingStyle;
  /** Absent: the SDK's own chain (environment, profile, instance role). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

export interface S3BlobStore extends BlobStore {
  /** Closes the kept connections. */
  close(): void;
}

export interface S3Limits {
  /** For a connection. */
  connectMs: number;
  /** In which the server takes nothing of what it is sent, or gives nothing of what it is asked for. */
  silenceMs: number;
  /** Of a request that a limit or a broken connection ended; what is streamed is sent once. */
  attempts: number;
}

export const usualS3Limits: S3Limits = { connectMs: 5_000, silenceMs: 10_000, attempts: 2 };

function usualStyle(endpoint: string | undefined): AddressingStyle {
  const host = endpoint === undefined ? undefined : new URL(endpoint).hostname;
  return host === undefined || /\.amazonaws\.com(\.cn)?$/.test(host) ? 'virtual' : 'path';
}

/** Blobs as objects of one bucket. An object is there whole or not at all, so put needs no more. */
export function makeS3BlobStore(location: S3Location, limits = usualS3Limits): S3BlobStore {
  const { bucket, region, endpoint, credentials } = location;
  const addressingStyle = location.addressingStyle ?? usualStyle(endpoint);
  const settings = {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: addressingStyle === 'path',
    ...(credentials && { credentials }),
    // Checksums in trailers are beyond many S3 servers; the SDK's newer default sends them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
  } as const;
  // The defaults wait forever on a server that says nothing. The SDK's limit of a socket's silence would
  // cut off whoever takes a file slowly, so it is for what is sent alone.
  const { connectMs: connectionTimeout, silenceMs } = limits;
  const sending = new S3Client({
    ...settings,
    requestHandler: { connectionTimeout, socketTimeout: silenceMs },
  });
  const asking = new S3Client({
    ...settings,
    requestHandler: { connectionTimeout, requestTimeout: silenceMs, throwOnRequestTimeout: true },
  });

  const object = (key: string) => {
    checkBlobKey(key);
    return { Bucket: bucket, Key: key };
  };
  const fetchObject = async (key: string, range?: string): Promise<Readable> => {
    try {
      const { Body } = await asking.send(
        new GetObjectCommand({ ...object(key), ...(range !== undefined && { Range: range }) }),
      );
      return Body instanceof Readable ? endSilence(Body, silenceMs) : Readable.from([]);
    } catch (error) {
      if (error instanceof NoSuchKey) throw new BlobMissing(`There is no blob ${key}.`);
      throw error;
    }
  };

  return {
    async put(key, bytes) {
      // In one piece it can be sent again when a connection breaks.
      const Body = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes);
      await sending.send(new PutObjectCommand({ ...object(key), Body }));
    },
    async putFile(key, path) {
      const { size } = await stat(path);
      // Its length is known, so one request takes it, in constant memory.
      const Body = createReadStream(path);
      try {
        await sending.send(new PutObjectCommand({ ...object(key), Body, ContentLength: size }));
      } finally {
        Body.destroy();
      }
    },
    async get(key) {
      return buffer(await fetchObject(key));
    },
    read: (key, range) => fetchObject(key, range && `bytes=${range.start}-${range.end}`),
    async delete(key) {
      await asking.send(new DeleteObjectCommand(object(key)));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await asking.send(
          new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token }),
        );
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key === undefined || !LastModified
            ? []
            : [
                {
                  keySha256: digestOfKey(Key),
                  storedAt: LastModified,
                  async remove() {
                    await asking.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
                  },
                },
              ],
        );
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    close() {
      sending.destroy();
      asking.destroy();
    },
  };
}
