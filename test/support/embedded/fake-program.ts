/** Stands for API or worker: the supervisor's work is the same whatever runs. */
import { once } from 'node:events';
import { createServer } from 'node:http';

const isApi = process.argv[2] === 'api';
process.on('SIGTERM', () => process.exit(0));
for (const port of [isApi ? process.env['PORT'] : '0', process.env['HEALTH_PORT']]) {
  const server = createServer((_request, response) => response.end('fine'));
  await once(server.listen(Number(port), '127.0.0.1'), 'listening');
}
process.send?.('ready');
