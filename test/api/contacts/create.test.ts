import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { ana, emails, givenContact } from '../../support/contacts.ts';
import { givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

describe('create', () => {
  test('201: answers with the contact as get returns it, with every field that was given', async () => {
    const { api } = await givenWorkspace(app);
    const given = {
      ...ana,
      phone: '+34 600 000 000',
      company: 'Harbour Estates',
      title: 'Tenant',
      status: 'lead',
      notes: 'Prefers mail. 🏠',
      tags: ['tenant', 'vip, "gold" {x}'],
    };
    const { status, body } = await api.post('/contacts', { body: given });
    expect(status).toBe(201);
    expect(body.id).toMatch(/^con_/);
    expect((await api.get('/contacts/get', { id: body.id })).body).toEqual(body);
    const at = app.clock.now().toISOString();
    expect((await api.get('/contacts/get', { id: body.id })).body).toEqual({
      ...given,
      id: body.id,
      full_name: 'Ana Torres',
      created_at: at,
      updated_at: at,
    });
  });

  test('201: tags are kept as they were written, also where they mean something to a database', async () => {
    const { api } = await givenWorkspace(app);
    const tags = [' ', ' edges ', 'null', 'NULL', '{}', '"', '\\', '\\"', 'a,b', '\u00a0'];
    const id = await givenContact(api, { tags });
    expect((await api.get('/contacts/get', { id })).body.tags).toEqual(tags);
    const changed = { query: { id }, body: { tags: tags.toReversed() } };
    expect((await api.call('PUT', '/contacts/update', changed)).status).toBe(200);
    expect((await api.get('/contacts/get', { id })).body.tags).toEqual(tags.toReversed());
  });

  test('201: status is active and what has no value is absent', async () => {
    const { api } = await givenWorkspace(app);
    const id = await givenContact(api);
    const { body } = await api.get('/contacts/get', { id });
    expect(Object.keys(body).sort()).toEqual(
      [...['created_at', 'email', 'first_name', 'full_name', 'id'], 'last_name', 'status'].concat(
        'updated_at',
      ),
    );
    expect(body.status).toBe('active');
  });

  test('201: the same Idempotency-Key makes one contact', async () => {
    const { api } = await givenWorkspace(app);
    const headers = { 'idempotency-key': 'contact-1' };
    const first = await api.post('/contacts', { body: ana, headers });
    const second = await api.post('/contacts', { body: ana, headers });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await emails(api)).toHaveLength(1);
  });

  test('201: another workspace may know the same person', async () => {
    const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
    await givenContact(one.api);
    await givenContact(other.api);
  });

  test('409: the email address is taken, whatever its case', async () => {
    const { api } = await givenWorkspace(app);
    await givenContact(api);
    const again = await api.post('/contacts', { body: { ...ana, email: 'ANA@Example.com' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'CONTACT_EXISTS' } });
  });

  test('409, never 500: letters whose case folds in more than one way', async () => {
    const { api } = await givenWorkspace(app);
    for (const email of ['İ@example.com', 'ß@example.com', 'ς@example.com', 'K@example.com']) {
      for (const variant of [email, email.toLowerCase(), email.toUpperCase()]) {
        const { status } = await api.post('/contacts', { body: { ...ana, email: variant } });
        expect([201, 409]).toContain(status);
        const again = await api.post('/contacts', { body: { ...ana, email: variant } });
        expect(again).toMatchObject({ status: 409, body: { code: 'CONTACT_EXISTS' } });
      }
    }
  });

  test('409: of many requests at once one wins', async () => {
    const { api } = await givenWorkspace(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/contacts', { body: ana })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await emails(api)).toHaveLength(1);
  });

  test.each([
    [{ email: 'nobody' }, '/email'],
    [{ email: `${'a'.repeat(250)}@b.co` }, '/email'],
    [{ phone: 'x'.repeat(256) }, '/phone'],
    [{ first_name: '  ' }, '/first_name'],
    [{ last_name: 'x'.repeat(256) }, '/last_name'],
    [{ last_name: undefined }, '/last_name'],
    [{ last_name: ['Torres'] }, '/last_name'],
    [{ first_name: 'A\0' }, '/first_name'],
    [{ first_name: 'A\ud800' }, '/first_name'],
    [{ phone: 34600000000 }, '/phone'],
    [{ notes: 'x'.repeat(4_001) }, '/notes'],
    [{ status: 'former' }, '/status'],
    [{ tags: 'tenant' }, '/tags'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, '/tags'],
    [{ tags: ['x'.repeat(51)] }, '/tags/0'],
    [{ full_name: 'Ana Torres' }, '/full_name'],
    [{ phone: null }, '/phone'],
  ])('400: %j is refused and nothing is stored', async (fields, pointer) => {
    const { api } = await givenWorkspace(app);
    expect(await api.post('/contacts', { body: { ...ana, ...fields } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', title: 'Validation Error', errors: [{ pointer }] },
    });
    expect(await emails(api)).toEqual([]);
  });
});
