/** Stands for API or worker: the supervisor's work is the same whatever runs. */
import { createServer } from 'node:http';

const isApi = process.argv[2] === 'api';
process.on('SIGTERM', () => process.exit(0));
const server = createServer((_request, response) => response.end('fine'));
server.listen(isApi ? Number(process.env['PORT']) : 0, '127.0.0.1', () => process.send?.('ready'));
