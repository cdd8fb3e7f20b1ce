import { expect, test } from '@jest/globals';
import {
  bypasses,
  compositions,
  decorators,
  methodsOf,
  selfTest,
  undecoratedPorts,
  undecoratedSteps,
  unknownSteps,
  unusedCrashPoints,
} from '../../tools/drill/self-test.ts';

const ports = decorators();

test('every step that crosses a process boundary can be made to die there', () => {
  expect(selfTest()).toEqual([]);
});

test('a step without a crash point is found', () => {
  const without = ports.map(({ file, text }) => ({ file, text: text.replace('send(mail)', '') }));
  expect(undecoratedSteps(without)).toEqual(['Mailer.send']);
});

test('a port that is composed without its decorator is found', () => {
  const without = compositions().map(({ file, text }) => ({
    file,
    text: text.replaceAll('decorators.mailer', 'undefined'),
  }));
  expect(undecoratedPorts(ports, without)).toEqual(['mailer']);
});

test('a new port is found', () => {
  const more = compositions().map(({ file, text }) => ({
    file,
    text: text.replace('interface Ports {\n', 'interface Ports {\n  printer: Printer;\n'),
  }));
  expect(undecoratedPorts(ports, more)).toEqual(['printer']);
});

test('a new way out of the process is found', () => {
  const text = 'export interface Mailer {\n  recall(id: string): Promise<void>;\n}\n';
  const methods = methodsOf([{ file: 'packages/mailer/src/mailer.ts', text }]);
  expect(unknownSteps(methods)).toEqual(['Mailer.recall']);
});

test('a call past the adapters is found', () => {
  const [file, text] = ['src/operations/new.ts', 'async () => {\n  await fetch(url);\n}\n'];
  expect(bypasses([{ file, text }])).toEqual(['src/operations/new.ts:2']);
});

test('a crash point that nothing passes is found', () => {
  const without = ports.map(({ file, text }) => ({
    file,
    text: text.replaceAll(`pass('after-mail-before-row')`, ''),
  }));
  expect(unusedCrashPoints(without)).toEqual(['after-mail-before-row']);
});
