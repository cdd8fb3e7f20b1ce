import { EventEmitter, once } from 'node:events';
import { expect, test } from '@jest/globals';
import type { CheckFile } from '../../../src/evidence/verify/check-file.ts';
import { startApplication } from '../../support/application.ts';

/** Holds every file until it is told to go on. */
function heldChecks() {
  const events = new EventEmitter();
  let active = 0;
  let most = 0;
  const checkFile: CheckFile = async () => {
    active += 1;
    most = Math.max(most, active);
    events.emit(`started ${active}`);
    await once(events, 'go on');
    active -= 1;
    return { finding: 'unsigned', checks: [] };
  };
  return { checkFile, events, most: () => most };
}

test('two files are looked into at once, more wait, and too many are told to come back', async () => {
  const { checkFile, events, most } = heldChecks();
  const app = await startApplication({ app: { checkFile } });
  const post = () => fetch(`${app.publicUrl}/verify`, { method: 'POST', body: '%PDF-1.7' });
  const two = once(events, 'started 2');
  const waiting = Array.from({ length: 16 }, post);
  await two;
  const refused = await Promise.race([post(), ...waiting]);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  const done = Promise.all(waiting);
  const goOn = setInterval(() => events.emit('go on'), 5);
  await done;
  clearInterval(goOn);
  expect((await done).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  expect(most()).toBe(2);
  await app.stop();
});
