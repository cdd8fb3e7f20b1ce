import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const require = createRequire(import.meta.url);
const own = (name: string) => join(import.meta.dirname, 'browser', name);

/**
 * The verifier as one module for browsers, in `dist/browser.js`. What it asks of Node has stand-ins
 * in `browser`; a name that they do not have fails the build.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    alias: [
      { find: 'node:crypto', replacement: own('node-crypto.ts') },
      { find: 'node:zlib', replacement: own('node-zlib.ts') },
      // With the slash it is the package, and not Node's module.
      { find: /^buffer$/, replacement: require.resolve('buffer/') },
    ],
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    license: { fileName: 'browser-licences.md' },
    lib: {
      entry: join(import.meta.dirname, 'src', 'browser.ts'),
      formats: ['es'],
      fileName: () => 'browser.js',
    },
    rolldownOptions: { transform: { inject: { Buffer: ['buffer', 'Buffer'] } } },
  },
});
