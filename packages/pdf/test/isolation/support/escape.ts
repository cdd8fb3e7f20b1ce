/** Tries what a child that was overcome would try, and prints how each attempt ended. */
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

async function attempt(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

const fs = await import('node:fs/promises');
const { connect } = await import('node:net');
const { spawnSync } = await import('node:child_process');
const { Worker } = await import('node:worker_threads');

const attempts = {
  'a file of the machine': () => fs.readFile('/etc/passwd'),
  'the parent’s environment': () => fs.readFile(`/proc/${process.ppid}/environ`),
  'a new file': () => fs.writeFile('/tmp/escaped', 'x'),
  'another program': async () => spawnSync('true'),
  'a thread': async () => new Worker('0', { eval: true }),
  'the network': () =>
    new Promise((resolve, reject) => {
      connect(9, '192.0.2.1').on('connect', resolve).on('error', reject);
    }),
};

const ends: Record<string, string> = {};
for (const [name, work] of Object.entries(attempts)) ends[name] = await attempt(work);
console.log(JSON.stringify(ends));
