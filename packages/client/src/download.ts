import type { Connection } from './connection.ts';
import type { CountersignError } from './countersign-error.ts';
import { errorOfAnswer, NoAnswerError } from './errors.ts';
import { writeWhole } from './files.ts';
import { downloadDocument, getEvidence } from './generated/sdk.gen.ts';
import { Patience } from './patience.ts';
import { waitUntilSealed, type WaitOptions } from './wait-until-sealed.ts';

type Bytes = ReadableStream<Uint8Array>;

/** How long a transfer is tried again from its beginning. */
const patienceMs = 120_000;

export async function downloadSealed(
  { client, send }: Connection,
  id: string,
  path: string,
  options: WaitOptions = {},
): Promise<void> {
  await waitUntilSealed(client, id, options);
  await transfer(path, options.signal, async (common) => {
    const { data } = await downloadDocument({ client, ...common, query: { id } });
    return open(send, new Request(data.download_url, common));
  });
}

export async function downloadEvidence(
  { client }: Connection,
  id: string,
  path: string,
  options: WaitOptions = {},
): Promise<void> {
  await waitUntilSealed(client, id, options);
  await transfer(path, options.signal, async (common) => {
    const query = { document_id: id };
    const { data } = await getEvidence({ client, ...common, query, parseAs: 'stream' });
    // The generated types know no streams.
    return data as unknown as Bytes;
  });
}

interface Common {
  throwOnError: true;
  signal?: AbortSignal;
}

async function transfer(
  path: string,
  signal: AbortSignal | undefined,
  openStream: (common: Common) => Promise<Bytes>,
): Promise<void> {
  const common: Common = { throwOnError: true, ...(signal && { signal }) };
  await new Patience(patienceMs, signal).repeat(
    async () => writeWhole(path, guarded(await openStream(common))),
    ({ status }: CountersignError) => status === 0 || status >= 500,
  );
}

/** What breaks on the way is an error of its own, and not that of a disk that refuses. */
function guarded(bytes: Bytes): Bytes {
  const reader = bytes.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(
          new NoAnswerError('The connection was lost in the middle of a file.', cause),
        );
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function open(send: Connection['send'], request: Request): Promise<Bytes> {
  const response = await send(request).catch((cause: unknown) => {
    throw new NoAnswerError('The address of the file was not reached.', cause);
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && response.body && type.startsWith('application/pdf')) return response.body;
  throw errorOfAnswer(response, await response.text().catch(() => ''));
}
