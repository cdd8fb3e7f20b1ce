import { fileURLToPath } from 'node:url';
import type { BlobStore } from './blob-store.ts';
import { makeFileBlobStore } from './file-blob-store.ts';
import type { AddressingStyle, S3Location } from './s3-blob-store.ts';

/**
 * The store that `STORAGE_URL` names: `file:///var/lib/countersign/blobs`, a relative `file:blobs`,
 * or `s3://bucket?region=eu-central-1&endpoint=https://s3.example.com&addressing_style=virtual`.
 * The packages of S3 are loaded for S3 alone.
 * @throws naming the variable and what is wrong with it.
 */
export async function blobStoreFromUrl(storageUrl: string): Promise<BlobStore> {
  if (!URL.canParse(storageUrl)) throw new Error('STORAGE_URL is not a URL.');
  const url = new URL(storageUrl);
  switch (url.protocol) {
    case 'file:':
      return makeFileBlobStore(folderOf(storageUrl));
    case 's3:': {
      const location = s3LocationOf(url);
      const { makeS3BlobStore } = await import('./s3-blob-store.ts');
      return makeS3BlobStore(location);
    }
    default:
      throw new Error('STORAGE_URL begins with file: or s3:.');
  }
}

/** `file:blobs` is relative to the working folder, which the URL class would make absolute. */
function folderOf(storageUrl: string): string {
  const [, rest = ''] = /^file:(.*)$/is.exec(storageUrl) ?? [];
  if (rest === '') throw new Error('STORAGE_URL names no folder.');
  if (!rest.startsWith('/')) return decodeURIComponent(rest);
  try {
    return fileURLToPath(storageUrl);
  } catch {
    throw new Error('STORAGE_URL does not name a folder of this machine.');
  }
}

const parameters = ['region', 'endpoint', 'addressing_style'];

function s3LocationOf(url: URL): S3Location {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) {
    throw new Error('STORAGE_URL names no valid bucket, as in s3://bucket?region=eu-central-1.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Error('STORAGE_URL carries no credentials: the AWS SDK finds them elsewhere.');
  }
  if (url.port !== '' || !['', '/'].includes(url.pathname) || url.hash !== '') {
    throw new Error('STORAGE_URL for S3 is a bucket and its parameters, nothing else.');
  }
  for (const name of url.searchParams.keys()) {
    if (!parameters.includes(name)) {
      const known = parameters.join(', ');
      throw new Error(`STORAGE_URL has an unknown parameter ${name}: there are ${known}.`);
    }
  }
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('The endpoint in STORAGE_URL is an http or https address.');
  }
  const addressingStyle = url.searchParams.get('addressing_style');
  if (!isStyle(addressingStyle)) {
    throw new Error('The addressing_style in STORAGE_URL is one of path, virtual.');
  }
  if (addressingStyle === 'virtual' && url.hostname.includes('.')) {
    throw new Error(
      'STORAGE_URL names a bucket with dots, which takes addressing_style=path only.',
    );
  }
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return {
    bucket: url.hostname,
    region,
    ...(endpoint !== null && { endpoint }),
    ...(addressingStyle !== null && { addressingStyle }),
  };
}

function isStyle(given: string | null): given is AddressingStyle | null {
  return given === null || given === 'path' || given === 'virtual';
}
