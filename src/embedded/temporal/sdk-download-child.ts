import { createRequire } from 'node:module';
import { DefaultLogger, Runtime } from '@temporalio/worker';

/** Run as `node sdk-download-child.ts <server> <folder>` by download-with-sdk.ts. */
export type SdkServer = 'dev-server' | 'time-skipping';

const [server, downloadDir] = process.argv.slice(2) as [SdkServer, string];

const require = createRequire(import.meta.url);
const manifest = require('@temporalio/worker/package.json') as { version: string };
Runtime.install({ logger: new DefaultLogger('ERROR') });
const exe = {
  type: 'cached-download',
  downloadDir,
  version: 'default',
  ttl: 0,
  sdkName: 'sdk-typescript',
  sdkVersion: manifest.version,
} as const;
const common = { exe, port: null, extraArgs: [] };
const running = await Runtime.instance().createEphemeralServer(
  server === 'time-skipping'
    ? { type: 'time-skipping', ...common }
    : {
        type: 'dev-server',
        ...common,
        ip: '127.0.0.1',
        namespace: 'default',
        ui: false,
        uiPort: null,
        dbFilename: null,
        log: { format: 'json', level: 'error' },
      },
);
await Runtime.instance().shutdownEphemeralServer(running);
await Runtime.instance().shutdown();
