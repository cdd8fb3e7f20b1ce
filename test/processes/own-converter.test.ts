import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import pino from 'pino';
import { noConverter } from '@countersign/converter/choose-converter';
import { sayConverter } from '../../src/processes/own-converter.ts';

test.each([
  [
    'where nothing converts Word files, the start says that they are refused',
    noConverter,
    'warn',
    'Word files are refused: there is no converter that this machine can use safely',
  ],
  ['what converts them is named', '/usr/bin/soffice', 'info', 'Word files are converted'],
])('%s', (_title, name, level, msg) => {
  const lines = new PassThrough();
  sayConverter({ name }, pino({ formatters: { level: (label) => ({ level: label }) } }, lines));
  expect(JSON.parse(String(lines.read()))).toMatchObject({ level, msg });
});
