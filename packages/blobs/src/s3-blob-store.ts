import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BlobMissing, checkBlobKey, digestOfKey, type BlobStore } from './blob-store.ts';

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

const silenceMs = 20_000;

function usualStyle(endpoint: string | undefined): AddressingStyle {
  const host = endpoint === undefined ? undefined : new URL(endpoint).hostname;
  return host === undefined || /\.amazonaws\.com(\.cn)?$/.test(host) ? 'virtual' : 'path';
}

/** Blobs as objects of one bucket. An object is there whole or not at all, so put needs no more. */
export function makeS3BlobStore(location: S3Location): S3BlobStore {
  const { bucket, region, endpoint, credentials } = location;
  const addressingStyle = location.addressingStyle ?? usualStyle(endpoint);
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: addressingStyle === 'path',
    ...(credentials && { credentials }),
    // Checksums in trailers are beyond many S3 servers; the SDK's newer default sends them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The defaults wait forever on a server that says nothing.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceMs },
    maxAttempts: 3,
  });

  const object = (key: string) => {
    checkBlobKey(key);
    return { Bucket: bucket, Key: key };
  };
  const fetchObject = async (key: string, range?: string): Promise<GetObjectCommandOutput> => {
    try {
      return await client.send(
        new GetObjectCommand({ ...object(key), ...(range !== undefined && { Range: range }) }),
      );
    } catch (error) {
      if (error instanceof NoSuchKey) throw new BlobMissing(`There is no blob ${key}.`);
      throw error;
    }
  };

  return {
    async put(key, bytes) {
      // In one piece it can be sent again when a connection breaks.
      const Body = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes);
      await client.send(new PutObjectCommand({ ...object(key), Body }));
    },
    async putFile(key, path) {
      const { size } = await stat(path);
      // Its length is known, so one request takes it, in constant memory.
      const Body = createReadStream(path);
      try {
        await client.send(new PutObjectCommand({ ...object(key), Body, ContentLength: size }));
      } finally {
        Body.destroy();
      }
    },
    async get(key) {
      const { Body } = await fetchObject(key);
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    },
    async read(key, range) {
      const { Body } = await fetchObject(key, range && `bytes=${range.start}-${range.end}`);
      if (Body instanceof Readable) return Body;
      return Readable.from([]);
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(object(key)));
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await client.send(
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
                    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
                  },
                },
              ],
        );
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    close: () => client.destroy(),
  };
}
