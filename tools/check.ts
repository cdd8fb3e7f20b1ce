/** `npm run check`: everything that judges the sources without running them, two at a time. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

interface Outcome {
  step: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** The slowest first, so that the others fit beside it. */
const waiting = ['lint', 'typecheck', 'format:check', 'unused', 'depcruise'];
const failed: string[] = [];

async function run(step: string): Promise<Outcome> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => chunks.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      const seconds = (performance.now() - startedMs) / 1000;
      resolve({ step, ok: code === 0, seconds, output: Buffer.concat(chunks).toString() });
    });
  });
}

async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { ok, seconds, output } = await run(step);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.padEnd(13)} ${seconds.toFixed(1)} s`);
    if (ok) continue;
    console.log(output.trim());
    failed.push(step);
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, work));
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
