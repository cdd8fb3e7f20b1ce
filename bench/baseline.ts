/** What the rows compare with: Express, pg, the same statements, and nothing else. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import express, { type Request } from 'express';
import pg from 'pg';
import { parseApiKey } from '../src/operations/api-keys/format.ts';
import * as sql from './statements.ts';

const { DATABASE_URL = '', PORT = '0' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = express();

interface Caller {
  id: string;
  organization_id: string;
  member_id: string;
}

async function caller(request: Request): Promise<Caller> {
  const parsed = parseApiKey((request.headers.authorization ?? '').slice('Bearer '.length));
  const { rows } = await pool.query(sql.credential, [parsed?.lookupId]);
  if (!parsed || !timingSafeEqual(rows[0].secret_hash, parsed.secretHash)) throw new Error('401');
  return rows[0];
}

app.get('/documents', async (request, response) => {
  const { organization_id: organizationId } = await caller(request);
  const { rows } = await pool.query(sql.listDocuments, [organizationId, 21]);
  response.json({ data: rows.slice(0, 20), has_more: rows.length > 20, next_cursor: null });
});

app.get('/contacts', async (request, response) => {
  const { organization_id: organizationId } = await caller(request);
  const pattern = `%${new URL(request.url, 'http://bare').searchParams.get('search') ?? ''}%`;
  const { rows } = await pool.query(sql.searchContacts, [organizationId, pattern, 21]);
  response.json({ data: rows.slice(0, 20), has_more: rows.length > 20, next_cursor: null });
});

app.post('/documents', express.json(), async (request, response) => {
  const who = await caller(request);
  const { title, upload_id: uploadId } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(sql.holdMember, [who.id, who.member_id]);
    const { rows: uploads } = await client.query(sql.findUpload, [uploadId, who.organization_id]);
    const { file_id: original, prepared_file_id: prepared, page_count: pages } = uploads[0];
    const [id, now] = [randomUUID(), new Date()];
    await client.query(sql.insertDocument, [
      ...[id, who.organization_id, who.member_id, title, original, prepared, pages, now],
    ]);
    await client.query(sql.insertEvent, [
      ...[randomUUID(), who.organization_id, id, now, { title }, [who.organization_id]],
    ]);
    await client.query('commit');
    const etag = createHash('sha256').update(id).digest('base64url');
    response.status(201).json({ id, title, status: 'draft', created_at: now, etag });
  } finally {
    client.release();
  }
});

app.post('/hook', (request, response) => {
  request.resume().once('end', () => response.end());
});
app.post('/hang', (request) => {
  request.resume();
});

const server = app.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
  process.disconnect();
});
