import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { ana, emails, givenContact } from '../../support/contacts.ts';
import { anonymous, strangeId } from '../../support/foreign-ids.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

describe('list', () => {
  test('200: newest first, item fields only, page by page to the end', async () => {
    const { api } = await givenWorkspace(app);
    for (let number = 1; number <= 5; number += 1) {
      await givenContact(api, { email: `c${number}@example.com`, notes: 'x', phone: '1' });
      if (number !== 2) app.clock.advance(1_000);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await api.get('/contacts', { limit: 2, ...(cursor && { cursor }) });
      expect(Object.keys(body)).toEqual(['contacts', 'has_more', 'next_cursor']);
      expect(body.has_more).toBe(body.next_cursor !== null);
      for (const contact of body.contacts) {
        expect(contact).not.toHaveProperty('notes');
        expect(contact).not.toHaveProperty('phone');
        seen.push(contact.email);
      }
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual([5, 4, 3, 2, 1].map((number) => `c${number}@example.com`));
  });

  test('200: search finds a name as people type it: without accents, in either form, with spaces', async () => {
    const { api } = await givenWorkspace(app);
    const names = { first_name: 'José', last_name: 'Muñoz' };
    await givenContact(api, { ...names, email: 'jose@example.com' });
    await givenContact(api, { first_name: 'Søren', last_name: 'Łuk', email: 'soren@example.com' });
    await givenContact(api, { first_name: '山田', last_name: '太郎', email: 'taro@example.com' });
    for (const [search, found] of [
      ['munoz', ['jose@example.com']],
      ['Muñoz ', ['jose@example.com']],
      [' Mun\u0303oz', ['jose@example.com']],
      ['JOSE MUÑ', ['jose@example.com']],
      ['josé\u00A0 muñoz\u00A0', ['jose@example.com']],
      ['soren luk', ['soren@example.com']],
      ['山田\u3000太郎', ['taro@example.com']],
      ['munos', []],
      ['\uFF05', []],
    ] as const) {
      expect({ search, found: await emails(api, { search }) }).toEqual({ search, found });
    }
  });

  test('200: search finds part of the name or the email in any case, wildcards as themselves', async () => {
    const { api } = await givenWorkspace(app);
    await givenContact(api, { email: 'ana@example.com' });
    await givenContact(api, {
      first_name: 'Bénédicte',
      last_name: '100%',
      email: 'b_b@example.com',
    });
    await givenContact(api, {
      first_name: 'Carl',
      last_name: String.raw`O\Neil`,
      email: 'c@other.org',
    });
    for (const [search, found] of [
      ['TORRES', ['ana@example.com']],
      ['a t', ['ana@example.com']],
      ['EXAMPLE', ['b_b@example.com', 'ana@example.com']],
      ['BÉNÉ', ['b_b@example.com']],
      ['%', ['b_b@example.com']],
      ['_', ['b_b@example.com']],
      [String.raw`o\n`, ['c@other.org']],
      ['nobody', []],
      [`a' or 'a' = 'a`, []],
      ['', ['c@other.org', 'b_b@example.com', 'ana@example.com']],
    ] as const) {
      expect({ search, found: await emails(api, { search }) }).toEqual({
        search,
        found: expect.arrayContaining([...found]),
      });
      expect(await emails(api, { search })).toHaveLength(found.length);
    }
  });

  test('200: status and search go together', async () => {
    const { api } = await givenWorkspace(app);
    await givenContact(api, { status: 'lead' });
    await givenContact(api, { email: 'ana.two@example.com' });
    expect(await emails(api, { search: 'ana', status: 'lead' })).toEqual(['ana@example.com']);
    expect(await emails(api, { status: 'inactive' })).toEqual([]);
  });

  test('400: a cursor that was cut, altered, or made for other filters', async () => {
    const { api } = await givenWorkspace(app);
    await givenContact(api);
    await givenContact(api, { email: 'b@example.com' });
    const cursor = String((await api.get('/contacts', { limit: 1 })).body.next_cursor);
    const forged = Buffer.from(cursor, 'base64url').toString().replace('con', 'doc');
    for (const query of [
      { cursor: cursor.slice(0, -4) },
      { cursor: `${cursor.slice(0, 8)}A${cursor.slice(9)}` },
      { cursor: Buffer.from(forged.replace(/\|\d+\|/, '|1|')).toString('base64url') },
      { cursor, search: 'ana' },
      { cursor: 'x' },
    ]) {
      expect(await api.get('/contacts', query)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CURSOR' },
      });
    }
    expect((await api.get('/contacts', { limit: 1, cursor })).body.contacts).toHaveLength(1);
  });

  test.each([
    [{ limit: 0 }, '/limit'],
    [{ limit: 101 }, '/limit'],
    [{ limit: '1e1' }, '/limit'],
    [{ status: 'former' }, '/status'],
    [{ search: 'a\0' }, '/search'],
    [{ search: 'x'.repeat(256) }, '/search'],
    [{ tag: 'x' }, '/tag'],
  ])('400: %j', async (query, pointer) => {
    const { api } = await givenWorkspace(app);
    expect(await api.get('/contacts', query as Record<string, string | number>)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });
});

describe('get and delete', () => {
  test('200: a deleted contact is gone, and its address may come again', async () => {
    const { api } = await givenWorkspace(app);
    const id = await givenContact(api);
    const query = { id };
    expect(await api.call('DELETE', '/contacts/delete', { query })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await api.get('/contacts/get', query)).toMatchObject({ status: 404 });
    expect(await api.call('DELETE', '/contacts/delete', { query })).toMatchObject({ status: 404 });
    await givenContact(api);
  });

  test('404: another workspace’s, an unknown and a malformed id give the same answer', async () => {
    const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
    const foreign = await givenContact(other.api);
    for (const [method, path] of [
      ['GET', '/contacts/get'],
      ['DELETE', '/contacts/delete'],
    ] as const) {
      const answer = async (id: string) =>
        anonymous(await one.api.call(method, path, { query: { id } }), id);
      const expected = await answer(strangeId('con'));
      expect(expected).toMatchObject({ status: 404, problem: { code: 'CONTACT_NOT_FOUND' } });
      for (const id of [foreign, foreign.replace('con_', 'doc_'), 'x', `${foreign}0`]) {
        expect(await answer(id)).toEqual(expected);
      }
    }
    expect(await other.api.get('/contacts/get', { id: foreign })).toMatchObject({ status: 200 });
  });

  test('400: without id', async () => {
    const { api } = await givenWorkspace(app);
    expect(await api.get('/contacts/get')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/id', message: 'is required' }] },
    });
  });
});

describe('403', () => {
  test('a viewer reads contacts and changes none; a member may do both', async () => {
    const owner = await givenWorkspace(app);
    const id = await givenContact(owner.api);
    const viewer = await givenMember(app, owner, 'viewer');
    expect(await emails(viewer.api)).toHaveLength(1);
    const refused = { status: 403, body: { code: 'INSUFFICIENT_ROLE' } };
    expect(await viewer.api.post('/contacts', { body: ana })).toMatchObject(refused);
    expect(await viewer.api.call('DELETE', '/contacts/delete', { query: { id } })).toMatchObject(
      refused,
    );
    const member = await givenMember(app, owner, 'member');
    await givenContact(member.api, { email: 'member@example.com' });
  });

  test('reading and writing need scopes of their own', async () => {
    const owner = await givenWorkspace(app);
    const reader = await givenMember(app, owner, 'admin', ['svc:contacts:read']);
    const writer = await givenMember(app, owner, 'admin', ['svc:contacts:write']);
    const refused = { status: 403, body: { code: 'INSUFFICIENT_SCOPE' } };
    expect(await reader.api.post('/contacts', { body: ana })).toMatchObject(refused);
    expect(await writer.api.get('/contacts')).toMatchObject(refused);
    await givenContact(writer.api);
  });
});

test('a lead is found by an address whose case two systems fold differently', async () => {
  const workspace = await givenWorkspace(app);
  const email = 'İpek@example.com';
  const id = await givenContact(workspace.api, { status: 'lead', email });
  await givenDocument(app, workspace, { recipients: [{ email }], send: true });
  expect((await workspace.api.get('/contacts/get', { id })).body).toMatchObject({
    status: 'active',
  });
});

test('sending a document to a lead makes the contact active and notes when', async () => {
  const workspace = await givenWorkspace(app);
  const id = await givenContact(workspace.api, { status: 'lead' });
  const other = await givenContact(workspace.api, { status: 'inactive', email: 'b@example.com' });
  app.clock.advance(1_000);
  await givenDocument(app, workspace, {
    recipients: [{ email: 'Ana@example.com' }, { email: 'b@example.com' }],
    send: true,
  });
  const at = app.clock.now().toISOString();
  expect((await workspace.api.get('/contacts/get', { id })).body).toMatchObject({
    status: 'active',
    last_contacted_at: at,
    updated_at: at,
  });
  expect((await workspace.api.get('/contacts/get', { id: other })).body).toMatchObject({
    status: 'inactive',
    last_contacted_at: at,
  });
});
