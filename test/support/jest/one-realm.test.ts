import { expect, test } from '@jest/globals';
import OneRealm from './one-realm.ts';

test('a variable that a file sets, changes or deletes is for the next file as it was', async () => {
  process.env['ONE_REALM_KEPT'] = 'before';
  process.env['ONE_REALM_DELETED'] = 'before';
  const realm = new OneRealm();
  await realm.setup();
  process.env['ONE_REALM_SET'] = 'by a file';
  process.env['ONE_REALM_KEPT'] = 'by a file';
  delete process.env['ONE_REALM_DELETED'];
  await realm.teardown();
  expect(process.env).toMatchObject({ ONE_REALM_KEPT: 'before', ONE_REALM_DELETED: 'before' });
  expect(process.env).not.toHaveProperty('ONE_REALM_SET');
});

test('a file that runs workflows in the thread of its tests fails, and no other for it', async () => {
  const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
  const realm = new OneRealm();
  await realm.setup();
  try {
    Error.prepareStackTrace = (error) => String(error);
    await expect(realm.teardown()).rejects.toThrow('ran workflows in the thread of its tests');
  } finally {
    if (before === undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');
    else Object.defineProperty(Error, 'prepareStackTrace', before);
  }
});
