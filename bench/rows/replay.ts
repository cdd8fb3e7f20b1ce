import { randomUUID } from 'node:crypto';
import { expectOk } from '../http-client.ts';
import { latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { settle, upload } from '../seed.ts';

export const replay: Row = {
  name: 'replay',
  title: 'Create a document again under the same Idempotency-Key',
  sides: { ours: 'the replay', bare: 'the first call' },
  unit: 'ms',
  goal: { max: 0.5 },
  async run(bench) {
    const { token } = await bench.addWorkspace();
    const { file } = await upload(bench, token);
    await settle(bench);
    const post = (key: string) => {
      const headers = { 'idempotency-key': key };
      const body = { title: 'Services agreement', ...file };
      return expectOk(bench.api.call('POST', '/documents', { token, body, headers }), 201);
    };
    const known = randomUUID();
    await post(known);
    const rounds = await latencyRounds(
      () => post(known),
      () => post(randomUUID()),
      100,
    );
    return { rounds };
  },
};
