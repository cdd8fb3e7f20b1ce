import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

interface Profile {
  defaultAction: string;
  syscalls: { names: string[]; args?: object[]; comment?: string }[];
}
interface Services {
  services: Record<string, { security_opt?: string[] }>;
}

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('what reads files in a container can leave its network, and do nothing else that Docker refuses', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as Services;
  for (const name of ['api', 'worker']) {
    expect(services[name]?.security_opt).toEqual(['seccomp=deploy/seccomp.json']);
  }
  const { defaultAction, syscalls } = JSON.parse(read('deploy/seccomp.json')) as Profile;
  expect(defaultAction).toBe('SCMP_ACT_ERRNO');
  const ours = syscalls.filter(({ comment }) => comment?.startsWith('Countersign'));
  const [newUser, newNetwork] = [0x10000000, 0x40000000];
  const others = 0xffffffff - newUser - newNetwork;
  expect(ours.map(({ names, args }) => ({ names, args }))).toEqual([
    {
      names: ['unshare'],
      args: [{ index: 0, value: others, valueTwo: 0, op: 'SCMP_CMP_MASKED_EQ' }],
    },
  ]);
});
