import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addRecipient,
  approveDocument,
  consentToElectronicSigning,
  createDocument,
  downloadDocument,
  fetchFile,
  generateUploadUrl,
  getEvidence,
  getSigningDocument,
  getSigningSession,
  sendDocument,
  signDocument,
  uploadFile,
  verifySignatures,
  viewDocument,
  type SigningResult,
  type SigningSession,
  type VerificationResult,
} from '@countersign/client';
import type { RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { connect, tokenOf, type Connection } from './connection.ts';
import { writeTrace } from '@countersign/signature-marks/ink';
import { drawSignature } from './drawn-signature.ts';
import { leaseTitle, makeLease } from './lease.ts';
import { readInvitation } from './mailbox.ts';
import type { Report } from './report.ts';
import { tellWarnings } from './tell-warnings.ts';

export interface StoryResult {
  documentId: string;
  sealedFile: string;
  evidenceFile: string;
  verification: VerificationResult;
}

const people = {
  approver: { name: 'Priya Nair', email: 'priya.nair@harbour.example', role: 'approver', order: 1 },
  tenant: { name: 'Ana Torres', email: 'ana.torres@post.example', role: 'signer', order: 2 },
  landlord: { name: 'Ben Okafor', email: 'ben.okafor@harbour.example', role: 'signer', order: 3 },
  viewer: { name: 'Lena Vogt', email: 'lena.vogt@ledger.example', role: 'viewer' },
} as const;

/** Everything from an unsigned PDF to a sealed one, by the generated client alone. */
export async function tellStory(
  runtime: RuntimeFile,
  outputFolder: string,
  report: Report,
): Promise<StoryResult> {
  const owner = connect(runtime.api_url, runtime.api_key);
  const documentId = await prepare(owner, report);
  const enter = (who: keyof typeof people) => openLink(runtime, documentId, people[who], report);

  const viewer = await enter('viewer');
  await view(viewer, report);

  const approver = await enter('approver');
  await view(approver, report);
  await consent(approver, report);
  await act(() => approveDocument(approver.link), report, 'Approved');

  const tenant = await enter('tenant');
  await view(tenant, report);
  await consent(tenant, report);
  const strokes = drawSignature().map(writeTrace);
  const answers = fieldValues(tenant.session, {
    '1.telephone': '+44 20 7946 0182',
    '1.persons': 2,
  });
  const byHand = { signature: { type: 'draw', strokes }, fields: answers } as const;
  const drawing = `Signed by drawing ${strokes.length} strokes`;
  await act(() => signDocument({ ...tenant.link, body: byHand }), report, drawing);

  const landlord = await enter('landlord');
  await view(landlord, report);
  await consent(landlord, report);
  const fields = fieldValues(landlord.session, { '2.handover': '2027-02-01' });
  const typed = { signature: { type: 'type', text: people.landlord.name }, fields } as const;
  await act(() => signDocument({ ...landlord.link, body: typed }), report, 'Signed by typing');

  return finish(owner, documentId, outputFolder, report);
}

async function prepare(owner: Connection, report: Report): Promise<string> {
  report.heading('The sender');
  const { bytes, pages } = await report.step(
    makeLease,
    (lease) => `Wrote “${leaseTitle}”, a PDF of ${lease.pages} pages, ${size(lease.bytes.length)}`,
  );
  const { storageId } = await report.step(
    async () => {
      const { upload_url } = (await generateUploadUrl(owner)).data;
      const body = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
      return (await uploadFile({ ...owner, path: { token: tokenOf(upload_url) }, body })).data;
    },
    (upload) => `Uploaded it: ${upload.storageId}`,
  );
  const {
    data: { id, warnings },
  } = await report.step(
    () =>
      createDocument({
        ...owner,
        body: {
          title: leaseTitle,
          description: 'Flat 4, second floor',
          storage_id: storageId,
          file_size: bytes.length,
          file_type: 'application/pdf',
          page_count: pages,
        },
      }),
    ({ data: document }) => `Created the document: ${document.id}`,
  );
  tellWarnings(report, warnings);
  for (const person of Object.values(people)) {
    await report.step(
      () => addRecipient({ ...owner, query: { document_id: id }, body: person }),
      () => `Added ${person.name}, ${person.role}${'order' in person ? ` ${person.order}` : ''}`,
    );
  }
  await report.step(
    () => sendDocument({ ...owner, query: { id }, body: { message: 'Please sign this week.' } }),
    ({ data: sent }) => `Sent it, to be signed by ${sent.deadline?.slice(0, 10) ?? 'any day'}`,
  );
  return id;
}

interface OpenedSession {
  link: Connection;
  session: SigningSession;
}

async function openLink(
  { api_url, mailbox_url = '' }: RuntimeFile,
  documentId: string,
  person: (typeof people)[keyof typeof people],
  report: Report,
): Promise<OpenedSession> {
  report.heading(`${person.name}, ${person.role}`);
  const { link } = await report.step(
    () => readInvitation(api_url, mailbox_url, person.email, documentId),
    ({ subject }) => `Mail: ${subject}`,
  );
  const session = await report.step(
    () => openSession(link),
    ({ state, fields }) =>
      `Opened the link: ${state}${fields.length > 0 ? `, ${fields.length} fields` : ''}`,
  );
  return { link, session };
}

/** Nobody in the story is asked to prove who they are. */
async function openSession(link: OpenedSession['link']): Promise<SigningSession> {
  const { data } = await getSigningSession(link);
  if (data.state === 'authenticate') throw new Error('The session is hidden.');
  return data;
}

async function view({ link }: OpenedSession, report: Report): Promise<void> {
  await report.step(
    async () => {
      const { data: shown } = await getSigningDocument(link);
      await viewDocument(link);
      return shown.size;
    },
    (shownBytes) => `Viewed the document, ${size(shownBytes)}`,
  );
}

async function consent({ link, session }: OpenedSession, report: Report): Promise<void> {
  const { version } = session.consent;
  await report.step(
    () => consentToElectronicSigning({ ...link, body: { accepted: true, version } }),
    () => `Agreed to sign electronically, terms ${version}`,
  );
}

async function act(
  work: () => Promise<{ data: SigningResult }>,
  report: Report,
  what: string,
): Promise<void> {
  await report.step(
    work,
    ({ data }) => `${what}: the document is ${data.document_status.replace('_', ' ')}`,
  );
}

/** By the fields' names, which the session translates to their ids. */
function fieldValues(
  { fields }: SigningSession,
  values: Record<string, string | number>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ id, name }) => (name in values ? [[id, values[name]]] : [])),
  );
}

/** The sealed file and its evidence, under this name. */
export async function finish(
  owner: Connection,
  documentId: string,
  outputFolder: string,
  report: Report,
  name = 'lease-12-harbour-street',
): Promise<StoryResult> {
  report.heading('The sealed document');
  const sealedFile = join(outputFolder, `${name}.pdf`);
  await report.step(
    async () => {
      const address = await sealedAddress(owner, documentId);
      const { data: file } = await fetchFile({ ...owner, path: { token: tokenOf(address) } });
      await mkdir(outputFolder, { recursive: true });
      await keep(sealedFile, file);
      return file.size;
    },
    (sealedBytes) => `Downloaded the one sealed PDF, ${size(sealedBytes)}`,
  );
  const { data: verification } = await report.step(
    () => verifySignatures({ ...owner, query: { document_id: documentId } }),
    ({ data }) => `Verified it again from the stored bytes, ${data.signatures_count} signatures`,
  );
  const evidenceFile = join(outputFolder, `${name}.zip`);
  await report.step(
    async () => {
      const { data: zip } = await getEvidence({ ...owner, query: { document_id: documentId } });
      await keep(evidenceFile, zip);
      return zip.size;
    },
    (zipBytes) => `Fetched its evidence, a ZIP of ${size(zipBytes)}`,
  );
  return { documentId, sealedFile, evidenceFile, verification };
}

/** Whole or not at all, and always under the one name. */
async function keep(path: string, file: Blob): Promise<void> {
  await writeFile(`${path}.part`, new Uint8Array(await file.arrayBuffer()));
  await rename(`${path}.part`, path);
}

/** The service itself waits up to 10 s for the seal; a machine under load may need it again. */
async function sealedAddress(owner: Connection, id: string): Promise<string> {
  const query = { id };
  for (let attempt = 1; attempt < 3; attempt += 1) {
    const { data, error } = await downloadDocument({ client: owner.client, query });
    if (data) return data.download_url;
    if (error.code !== 'SEAL_PENDING') break;
  }
  return (await downloadDocument({ ...owner, query })).data.download_url;
}

function size(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
