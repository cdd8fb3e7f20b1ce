/**
 * `npm run bench:year -- [documents on a working day] [seed]`: a year of documents, drawn life by
 * life: how many are open, what the busiest hour asks for, how rows and bytes grow. Its figures are
 * in year/figures.ts; docs/capacity.md holds what it prints.
 */
import { reportYear } from './year/report.ts';
import { simulateYear } from './year/simulate.ts';

const [rate = '1000000', seed = 'year'] = process.argv.slice(2);
process.stdout.write(`${reportYear(simulateYear(Number(rate), seed))}\n`);
