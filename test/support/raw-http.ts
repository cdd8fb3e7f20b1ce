import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

/**
 * A request by hand, for what `fetch` does not let one say: chunks as they are, each when the one
 * before has left, until the answer is there. Who declares a length and gives less never ends.
 */
export function sendRaw(
  url: string,
  method: string,
  headers: Record<string, string>,
  chunks: readonly Uint8Array[],
): Promise<{ status: number | undefined; body: any }> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        outgoing.removeAllListeners('error').on('error', () => undefined);
        outgoing.destroy();
        resolve({
          status: incoming.statusCode,
          body: JSON.parse(Buffer.concat(parts).toString()),
        });
      });
    });
    const next = (index: number) => {
      const chunk = chunks[index];
      if (!chunk || outgoing.destroyed) {
        if (headers['content-length'] === undefined) outgoing.end();
        return;
      }
      outgoing.write(chunk, () => {
        next(index + 1);
      });
    };
    next(0);
  });
}

/** Bytes on the wire to a server on this machine, and all that comes back until it hangs up. */
export function sendBytes(publicUrl: string, text: string): Promise<string> {
  const { port } = new URL(publicUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' && answer !== '') resolve(answer);
      else reject(error);
    });
    socket.on('close', () => {
      resolve(answer);
    });
    socket.write(text);
  });
}

/** A request whose connection is cut once these bytes of its body have left. */
export function sendAndCut(
  url: string,
  headers: Record<string, string>,
  beginning: string | Uint8Array,
): Promise<void> {
  return new Promise((resolve) => {
    const cut = httpRequest(url, { method: 'POST', headers });
    cut.on('error', () => undefined);
    cut.on('close', () => {
      resolve();
    });
    cut.write(beginning, () => cut.destroy());
  });
}

/** A POST of which the last byte is held back until `finish`, which gives the answer's status. */
export function holdBack(
  url: string,
  headers: Record<string, string>,
  body: Uint8Array,
): { finish(): Promise<number | undefined> } {
  const request = httpRequest(url, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (incoming) => {
      incoming.resume().on('end', () => {
        resolve(incoming.statusCode);
      });
    });
  });
  status.catch(() => undefined);
  request.write(body.subarray(0, -1));
  return {
    finish() {
      request.end(body.subarray(-1));
      return status;
    },
  };
}
