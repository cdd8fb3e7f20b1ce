import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { createClient } from '../src/index.ts';

/** Reads the beginning of what is sent to the first address, and ends the connection; takes the second. */
async function startCutting() {
  const state = { addresses: 0, taken: Buffer.alloc(0) };
  const server = createServer((request, response) => {
    if (request.url === '/uploads/1') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    const origin = `http://${request.headers.host ?? ''}`;
    void buffer(request).then((body) => {
      response.writeHead(201, { 'Content-Type': 'application/json' });
      if (request.url === '/uploads/2') {
        state.taken = body;
        response.end(JSON.stringify({ storageId: 'upl_1' }));
      } else {
        state.addresses += 1;
        response.end(JSON.stringify({ upload_url: `${origin}/uploads/${state.addresses}` }));
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const api_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  return { server, state, api_url };
}

test.each([
  ['with progress, as a stream', true],
  ['at once', false],
])(
  'an upload that is cut in the middle goes to a new address, from its beginning: %s',
  async (_how, isWatched) => {
    const { server, state, api_url } = await startCutting();
    const file = new Uint8Array(16 * 1_048_576).fill(37);
    const seen: number[] = [];
    const onProgress = ({ sentBytes }: { sentBytes: number }) => seen.push(sentBytes);
    try {
      const { documents } = createClient({ api_url, api_key: 'ak_1' });
      const uploaded = await documents.upload(file, isWatched ? { onProgress } : {});
      expect(uploaded).toMatchObject({ storage_id: 'upl_1', file_size: file.length });
    } finally {
      server.closeAllConnections();
      await once(server.close(), 'close');
    }
    expect(state.addresses).toBe(2);
    expect(state.taken.equals(file)).toBe(true);
    const beginnings = seen.filter((sent) => sent === 0);
    expect(beginnings).toHaveLength(isWatched ? 2 : 0);
    expect(seen.at(-1)).toBe(isWatched ? file.length : undefined);
  },
);
