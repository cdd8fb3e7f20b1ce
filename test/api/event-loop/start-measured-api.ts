import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Cost, MeasuredScene, Question, Report } from './measured-api.ts';

export interface MeasuredApi {
  publicUrl: string;
  /** With `largestFile` its document is as large as one may be. */
  scene(operationId: string, largestFile?: boolean): Promise<MeasuredScene>;
  /** What the API's thread spent, and how long its loop stood still, while the work ran. */
  cost<Result>(work: () => Promise<Result>): Promise<{ cost: Cost; result: Result }>;
  stop(): Promise<void>;
}

export async function startMeasuredApi(databaseUrl: string): Promise<MeasuredApi> {
  const child = fork(join(import.meta.dirname, 'measured-api.ts'), [databaseUrl], {
    execArgv: ['--no-warnings'],
  });
  const report = async (): Promise<Report> => {
    const ended = new AbortController();
    const abort = () => {
      ended.abort(new Error('The measured API ended.'));
    };
    child.once('exit', abort);
    const [message] = (await once(child, 'message', { signal: ended.signal })) as [Report];
    child.off('exit', abort);
    return message;
  };
  const ask = (question: Question): Promise<Report> => {
    const answer = report();
    child.send(question);
    return answer;
  };
  const begun = await report();
  if (!('publicUrl' in begun)) throw new Error('The measured API did not start.');
  return {
    publicUrl: begun.publicUrl,
    async scene(operationId, largestFile = false) {
      const answer = await ask({ scene: operationId, largestFile });
      if (!('scene' in answer)) throw new Error('That is no scene.');
      return answer.scene;
    },
    async cost(work) {
      await ask('begin');
      const result = await work();
      const answer = await ask('end');
      if (!('cost' in answer)) throw new Error('That is no cost.');
      return { cost: answer.cost, result };
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

export interface Outgoing {
  method: string;
  path: string;
  token?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** One request with whatever body, a GET's included, and the status and size of the answer. */
export function exchange(
  publicUrl: string,
  { method, path, token, headers, body = '' }: Outgoing,
): Promise<{ status: number; sizeBytes: number }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${publicUrl}${path}`, {
      method,
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let sizeBytes = 0;
      incoming.on('data', (chunk: Buffer) => (sizeBytes += chunk.length));
      incoming.on('error', reject);
      incoming.on('end', () => {
        // What is still being sent of a refused body meets a closed door.
        outgoing.removeAllListeners('error').on('error', () => undefined);
        resolve({ status: incoming.statusCode ?? 0, sizeBytes });
      });
    });
    outgoing.end(body);
  });
}
