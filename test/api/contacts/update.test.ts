import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenContact } from '../../support/contacts.ts';
import { strangeId } from '../../support/foreign-ids.ts';
import { givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: what is named changes, null takes away, and the answer is what get gives', async () => {
  const { api } = await givenWorkspace(app);
  const id = await givenContact(api, { company: 'Harbour Estates', phone: '1', tags: ['tenant'] });
  app.clock.advance(1_000);
  const body = { last_name: 'Vega', company: null, tags: ['owner'], status: 'inactive' };
  const changed = await api.call('PUT', '/contacts/update', { query: { id }, body });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({
    full_name: 'Ana Vega',
    phone: '1',
    tags: ['owner'],
    status: 'inactive',
  });
  expect(changed.body).not.toHaveProperty('company');
  expect(changed.body.updated_at > changed.body.created_at).toBe(true);
  expect((await api.get('/contacts/get', { id })).body).toEqual(changed.body);
});

test('200: what is so already changes nothing, not even the time', async () => {
  const { api } = await givenWorkspace(app);
  const id = await givenContact(api, { tags: ['tenant'] });
  const before = (await api.get('/contacts/get', { id })).body;
  app.clock.advance(1_000);
  const { body } = await api.call('PUT', '/contacts/update', {
    query: { id },
    body: { tags: ['tenant'] },
  });
  expect(body).toEqual(before);
});

test('400: a required value cannot be taken away, and unknown members are named', async () => {
  const { api } = await givenWorkspace(app);
  const id = await givenContact(api);
  for (const [body, pointer] of [
    [{ email: null }, '/email'],
    [{ first_name: '' }, '/first_name'],
    [{ nickname: 'A' }, '/nickname'],
  ] as const) {
    const refused = await api.call('PUT', '/contacts/update', { query: { id }, body });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  }
});

test('404: a contact of another workspace is as absent as none', async () => {
  const { api } = await givenWorkspace(app);
  const id = await givenContact((await givenWorkspace(app)).api);
  for (const one of [id, strangeId('con')]) {
    const refused = await api.call('PUT', '/contacts/update', {
      query: { id: one },
      body: { title: 'X' },
    });
    expect(refused).toMatchObject({ status: 404, body: { code: 'CONTACT_NOT_FOUND' } });
  }
});

test('409: of two who take one address at once, one gets it', async () => {
  const { api } = await givenWorkspace(app);
  const ids = await Promise.all(
    ['one', 'two'].map((name) => givenContact(api, { email: `${name}@example.com` })),
  );
  const taken = await Promise.all(
    ids.map((id) =>
      api.call('PUT', '/contacts/update', { query: { id }, body: { email: 'same@example.com' } }),
    ),
  );
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(taken.find(({ status }) => status === 409)?.body.code).toBe('CONTACT_EXISTS');
});
