import { spawnSync } from 'node:child_process';

/** Whether programs of others can be tried that need it. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;
