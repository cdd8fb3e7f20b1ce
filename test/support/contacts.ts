import { expect } from '@jest/globals';
import type { Client } from './client.ts';

export const ana = { first_name: 'Ana', last_name: 'Torres', email: 'ana@example.com' };

/** A contact made through the API: Ana, but for these fields. */
export async function givenContact(
  api: Client,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await api.post('/contacts', { body: { ...ana, ...fields } });
  expect(status).toBe(201);
  return String(body.id);
}

/** Whom the list shows, in its order. */
export async function emails(api: Client, query: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await api.get('/contacts', query);
  expect(status).toBe(200);
  return body.contacts.map(({ email }: { email: string }) => email);
}
