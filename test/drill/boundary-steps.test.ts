import { expect, test } from '@jest/globals';
import {
  sources,
  strayCrashPoints,
  unguardedSteps,
  vanishedSteps,
} from '../../tools/drill/boundary-steps.ts';

const files = sources();

test('every step that crosses a process boundary has a crash point', () => {
  expect(unguardedSteps(files)).toEqual([]);
});

test('every crash point that can be armed is in the sources, and the reverse', () => {
  expect(strayCrashPoints(files)).toEqual([]);
});

test('every declared step still exists', () => {
  expect(vanishedSteps(files)).toEqual([]);
});

test('a step without a crash point is found', () => {
  const [file, text] = ['src/activities/new.ts', 'async () => {\n  await mailer.send(mail);\n}\n'];
  expect(unguardedSteps([{ file, text }])).toEqual([{ file, line: 2, what: 'a mail leaves' }]);
});

test('a crash point that was taken out of the sources is found', () => {
  const without = files.map(({ text }) => ({
    text: text.replaceAll(`crashPoint('after-mail-before-row')`, ''),
  }));
  expect(strayCrashPoints(without)).toEqual(['after-mail-before-row']);
});
