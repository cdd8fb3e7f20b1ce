import { expect } from '@jest/globals';
import type { Workspace } from './workspace.ts';

/** A webhook made through the API, with its secret. */
export async function givenWebhook(
  { api }: Workspace,
  given: { url?: string; events?: string[]; name?: string } = {},
): Promise<{ id: string; secret: string }> {
  const created = await api.post('/webhooks', {
    body: { name: 'Billing', url: 'https://hooks.example.com/in', events: [], ...given },
  });
  expect(created.status).toBe(201);
  return { id: String(created.body.id), secret: String(created.body.secret) };
}
