import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuntimeFile } from '../../src/embedded/runtime-file.ts';
import { makeApi, send, type Api } from './api.ts';
import { drawSignature } from './drawn-signature.ts';
import { leaseTitle, makeLease } from './lease.ts';
import { readInvitation, type Session } from './mailbox.ts';
import type { Report } from './report.ts';

interface Document {
  id: string;
  status: string;
  deadline?: string;
}
interface Acted {
  recipient: { status: string };
  document_status: string;
}
export interface Verification {
  verified: boolean;
  signatures: { signer_email: string; signed_at: string; valid: boolean }[];
  checks: { name: string; ok: boolean; detail: string }[];
}
export interface Told {
  documentId: string;
  sealedFile: string;
  verification: Verification;
}

const people = {
  approver: { name: 'Priya Nair', email: 'priya.nair@harbour.example', role: 'approver', order: 1 },
  tenant: { name: 'Ana Torres', email: 'ana.torres@post.example', role: 'signer', order: 2 },
  landlord: { name: 'Ben Okafor', email: 'ben.okafor@harbour.example', role: 'signer', order: 3 },
  viewer: { name: 'Lena Vogt', email: 'lena.vogt@ledger.example', role: 'viewer' },
} as const;

/** Everything from an unsigned PDF to a sealed one, by HTTP alone. */
export async function tellStory(
  runtime: RuntimeFile,
  outputFolder: string,
  report: Report,
): Promise<Told> {
  const owner = makeApi(runtime.api_url, runtime.api_key);
  const documentId = await prepare(owner, report);
  const enter = (who: keyof typeof people) => openLink(runtime, documentId, people[who], report);

  const viewer = await enter('viewer');
  await view(viewer, report);

  const approver = await enter('approver');
  await view(approver, report);
  await consent(approver, report);
  await act(approver, report, '/signing/approve', {}, 'Approved');

  const tenant = await enter('tenant');
  await view(tenant, report);
  await consent(tenant, report);
  const drawn = await report.step(
    drawSignature,
    (image) => `Drew a signature, ${size(image.length)}`,
  );
  const answers = fieldValues(tenant.session, { telephone: '+44 20 7946 0182', persons: 2 });
  const byHand = { signature: { type: 'draw', image: drawn }, fields: answers };
  await act(tenant, report, '/signing/sign', byHand, 'Signed by drawing');

  const landlord = await enter('landlord');
  await view(landlord, report);
  await consent(landlord, report);
  const typed = { signature: { type: 'type', text: people.landlord.name } };
  const handover = fieldValues(landlord.session, { handover: '2027-02-01' });
  await act(landlord, report, '/signing/sign', { ...typed, fields: handover }, 'Signed by typing');

  return finish(owner, documentId, outputFolder, report);
}

async function prepare(owner: Api, report: Report): Promise<string> {
  report.heading('The sender');
  const { bytes, pages } = await report.step(
    makeLease,
    (lease) => `Wrote “${leaseTitle}”, a PDF of ${lease.pages} pages, ${size(lease.bytes.length)}`,
  );
  const { storageId } = await report.step(
    async () => {
      const { upload_url } = await owner.post<{ upload_url: string }>('/uploads/generate-url');
      const headers = { 'content-type': 'application/pdf' };
      const body = new Uint8Array(bytes);
      const answer = await send(upload_url, { method: 'POST', headers, body });
      return (await answer.json()) as { storageId: string };
    },
    (upload) => `Uploaded it: ${upload.storageId}`,
  );
  const { id } = await report.step(
    () =>
      owner.post<Document>('/documents', {
        title: leaseTitle,
        description: 'Flat 4, second floor',
        storage_id: storageId,
        file_size: bytes.length,
        file_type: 'application/pdf',
        page_count: pages,
      }),
    (document) => `Created the document: ${document.id}`,
  );
  for (const person of Object.values(people)) {
    await report.step(
      () => owner.post('/recipients', person, { document_id: id }),
      () => `Added ${person.name}, ${person.role}${'order' in person ? ` ${person.order}` : ''}`,
    );
  }
  await report.step(
    () => owner.post<Document>('/documents/send', { message: 'Please sign this week.' }, { id }),
    (sent) => `Sent it, to be signed by ${sent.deadline?.slice(0, 10) ?? 'any day'}`,
  );
  return id;
}

interface Entered {
  link: Api;
  session: Session;
}

async function openLink(
  { api_url, mailbox_url = '' }: RuntimeFile,
  documentId: string,
  person: (typeof people)[keyof typeof people],
  report: Report,
): Promise<Entered> {
  report.heading(`${person.name}, ${person.role}`);
  const { token } = await report.step(
    () => readInvitation(api_url, mailbox_url, person.email, documentId),
    ({ subject }) => `In the mailbox: “${subject}”`,
  );
  const link = makeApi(api_url, token);
  const session = await report.step(
    () => link.get<Session>('/signing/session'),
    ({ state, fields }) =>
      `Opened the link: ${state}${fields.length > 0 ? `, ${fields.length} fields` : ''}`,
  );
  return { link, session };
}

async function view({ link }: Entered, report: Report): Promise<void> {
  await report.step(
    async () => {
      const shown = await link.bytes('/signing/document');
      await link.post('/signing/view');
      return shown.length;
    },
    (length) => `Viewed the document, ${size(length)}`,
  );
}

async function consent({ link, session }: Entered, report: Report): Promise<void> {
  const { version } = session.consent;
  await report.step(
    () => link.post('/signing/consent', { accepted: true, version }),
    () => `Agreed to sign electronically, terms ${version}`,
  );
}

async function act(
  { link }: Entered,
  report: Report,
  path: string,
  body: object,
  what: string,
): Promise<void> {
  await report.step(
    () => link.post<Acted>(path, body),
    ({ document_status }) => `${what}: the document is ${document_status.replace('_', ' ')}`,
  );
}

/** By the fields' names, which the session translates to their ids. */
function fieldValues(
  { fields }: Session,
  values: Record<string, string | number>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ id, name }) => (name in values ? [[id, values[name]]] : [])),
  );
}

async function finish(
  owner: Api,
  documentId: string,
  outputFolder: string,
  report: Report,
): Promise<Told> {
  report.heading('The sealed document');
  const sealedFile = join(outputFolder, 'lease-12-harbour-street.pdf');
  await report.step(
    async () => {
      const { download_url } = await sealedAddress(owner, documentId);
      const bytes = new Uint8Array(await (await send(download_url)).arrayBuffer());
      await mkdir(outputFolder, { recursive: true });
      // Whole or not at all, and always under the one name.
      await writeFile(`${sealedFile}.part`, bytes);
      await rename(`${sealedFile}.part`, sealedFile);
      return bytes.length;
    },
    (length) => `Downloaded the one sealed PDF, ${size(length)}`,
  );
  const verification = await report.step(
    () => owner.get<Verification>('/signatures/verify', { document_id: documentId }),
    ({ signatures }) => `Verified it again from the stored bytes, ${signatures.length} signatures`,
  );
  return { documentId, sealedFile, verification };
}

/** The service itself waits up to 10 s for the seal; a machine under load may need it again. */
async function sealedAddress(owner: Api, id: string): Promise<{ download_url: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await owner.get('/documents/download', { id });
    } catch (error) {
      if (attempt === 3 || !String(error).includes('SEAL_PENDING')) throw error;
    }
  }
}

function size(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
