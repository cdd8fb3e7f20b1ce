import { expect, test } from '@jest/globals';
import { connectionProblem } from '../../src/persistence/connection-problem.ts';
import { openDatabase } from '../../src/persistence/orm.ts';
import { ping } from '../../src/persistence/role.ts';
import { cloneDatabase } from '../support/database.ts';
import { freePort } from '@countersign/embedded/processes/ports';

async function problemWith(url: string): Promise<string | undefined> {
  const database = await openDatabase({ url, poolSize: 1 });
  try {
    await ping(database);
    return 'none';
  } catch (error) {
    return connectionProblem(error);
  } finally {
    await database.close();
  }
}

test('what a server answers to a wrong address is said with the way out, and without its password', async () => {
  const cloned = await cloneDatabase();
  try {
    const { url } = cloned;
    const [wrong, missing] = [url.replace(/:[^:@/]+@/, ':hunter2@'), url.replace(/[^/]+$/, 'none')];
    expect(await problemWith(wrong)).toMatch(
      /^DATABASE_URL is refused by its server \(password .+\): give user and password /,
    );
    expect(await problemWith(missing)).toMatch(
      /^DATABASE_URL names a database that is not there \(database "none" .+\): make it /,
    );
    expect(await problemWith(`${url}?sslmode=require`)).toMatch(
      /^DATABASE_URL asks for encryption, which its server has not .+: turn it on /,
    );
    expect(await problemWith(`postgresql://a:hunter2@127.0.0.1:${await freePort()}/x`)).toMatch(
      /^DATABASE_URL names a server that does not answer \(connect ECONNREFUSED .+\): start it/,
    );
    expect(await problemWith('postgresql://a:hunter2@localhost/x?host=/none')).toMatch(
      /^DATABASE_URL names a server that does not answer \(.*ENOENT.*\): start it/,
    );
    expect(await problemWith(url)).toBe('none');
  } finally {
    await cloned.drop();
  }
});

test.each([
  ['28000', 'no pg_hba.conf entry for host "10.0.0.1", user "a", no encryption', /add \?sslmode=/],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.1", user "a", SSL encryption', /give user and/],
  ['42501', 'permission denied for table migrations', /run `countersign migrate`/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Host: db. is not in the cert', /give a host that stands in/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', /sslrootcert/],
  ['ECONNREFUSED', '', /\(ECONNREFUSED\)/],
])('%s (%s) has a way out', (code, message, wayOut) => {
  const problem = connectionProblem(Object.assign(new Error(message), { code }));
  expect(problem).toMatch(/^DATABASE_URL .+: .+\.$/);
  expect(problem).toMatch(wayOut);
});

test('what is nothing of the connection stays as it is', () => {
  expect(connectionProblem(new Error('something else'))).toBeUndefined();
  expect(connectionProblem('text')).toBeUndefined();
});
