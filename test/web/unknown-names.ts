/**
 * `node unknown-names.ts`: the names that the module on stdin uses and does not declare, a line
 * each. A process of its own, for ESLint takes hundreds of megabytes for pdf.js.
 */
import { text } from 'node:stream/consumers';
import { Linter } from 'eslint';

const found = new Linter().verify(await text(process.stdin), {
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  rules: { 'no-undef': 'error' },
});
process.stdout.write([...new Set(found.map(({ message }) => message))].join('\n'));
