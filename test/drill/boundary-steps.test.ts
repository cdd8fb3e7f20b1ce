import { expect, test } from '@jest/globals';
import {
  adapters,
  sources,
  strayCrashPoints,
  unguardedSteps,
  unknownSteps,
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

test('every way out of the process is known as a step or as harmless', () => {
  expect(unknownSteps(adapters())).toEqual([]);
});

test('a new way out of the process is found', () => {
  const text = 'export interface Mailer {\n  recall(id: string): Promise<void>;\n}\n';
  expect(unknownSteps([{ file: 'src/outside/mailer.ts', text }])).toEqual(['Mailer.recall']);
});

test('a call past the adapters is found', () => {
  const [file, text] = ['src/operations/new.ts', 'async () => {\n  await fetch(url);\n}\n'];
  const what = 'a step that no adapter stands for';
  expect(unguardedSteps([{ file, text }])).toEqual([{ file, line: 2, what }]);
});

test('a crash point that was taken out of the sources is found', () => {
  const without = files.map(({ text }) => ({
    text: text.replaceAll(`crashPoint('after-mail-before-row')`, ''),
  }));
  expect(strayCrashPoints(without)).toEqual(['after-mail-before-row']);
});
