import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';
import { hasPython } from '../../support/python.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'docs', 'check-leaf.py');

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

(hasPython ? test : test.skip)(
  'another language recomputes every leaf and root, and finds what was altered, where there is Python',
  async () => {
    const workspace = await givenWorkspace(app);
    for (let round = 0; round < 4; round += 1) {
      await givenDocument(app, workspace, { recipients: [{ email: 'ana@example.com' }] });
    }
    await app.sequence();
    const { body } = await workspace.api.get('/audit-log');
    expect(body.entries).toHaveLength(9);
    for (const { id } of body.entries) {
      const proof = (await workspace.api.get('/audit-log/proof', { id })).body;
      const run = (input: object) =>
        spawnSync('python3', [script], { input: JSON.stringify(input), encoding: 'utf8' });
      expect(run(proof)).toMatchObject({ status: 0, stdout: expect.stringMatching(/: equal$/m) });
      const event = proof.event.replace('"version":1', '"version":2');
      expect(run({ ...proof, event }).status).toBe(1);
      expect(run({ ...proof, leaf_index: proof.leaf_index ^ 1 }).status).toBe(1);
    }
  },
);
