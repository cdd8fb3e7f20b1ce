import { expect, test } from '@jest/globals';
import { startApplication } from '../../support/application.ts';
import { makeAuthorities } from '../../support/authorities.ts';

test('the roots of seals and those of timestamps are served apart, each certificate once', async () => {
  const now = () => new Date('2027-01-27T10:30:00.000Z');
  const [own, authority] = [makeAuthorities(now).records, makeAuthorities(now).records];
  const timestampRoots = [...authority.roots, ...own.roots, ...authority.roots];
  const app = await startApplication({ operations: { records: { ...own, timestampRoots } } });
  const served = async (name: string) => {
    const answer = await fetch(`${app.publicUrl}/.well-known/countersign/${name}`);
    expect(answer.headers.get('content-type')).toBe('application/x-pem-file');
    return answer.text();
  };
  try {
    expect(await served('roots.pem')).toBe(own.roots.join(''));
    expect(await served('timestamp-roots.pem')).toBe([...authority.roots, ...own.roots].join(''));
  } finally {
    await app.stop();
  }
});
