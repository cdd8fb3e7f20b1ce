import {
  addRecipient,
  consentToElectronicSigning,
  createContact,
  createDocument,
  createTemplate,
  createWebhook,
  deleteWebhook,
  downloadDocument,
  generateUploadUrl,
  getRecipient,
  getSigningDocument,
  getSigningSession,
  listMembers,
  listSignatures,
  listWebhooks,
  sendDocument,
  signDocument,
  testWebhook,
  updateSettings,
  uploadFile,
  viewDocument,
  type AddRecipientData,
} from '@countersign/client';
import { makePictures } from '@countersign/pdf/images/pictures';
import { writeTrace, type Stroke } from '@countersign/signature-marks/ink';
import { connect, tokenOf, type Connection } from '../demo/connection.ts';
import { drawSignature } from '../demo/drawn-signature.ts';
import { preparedPdf } from '../sample-pdf.ts';

const title = 'Lease for 12 Harbour Street';

type Role = AddRecipientData['body']['role'];

interface Upload {
  storage_id: string;
  file_size: number;
  file_type: 'application/pdf';
}

/** What the property tests find in the workspace: ids by kind, and sessions of recipients. */
export interface Scene {
  /** Ids that belong together, as parameters of one operation; and what one body must name. */
  given: Record<
    string,
    Record<string, string>[] | Record<string, string> | Upload | string | string[]
  >;
  links: Record<'open' | 'toDecline' | 'toOptOut' | 'toApprove' | 'completed', string>;
}

/** Makes one of everything, by the API alone. */
export async function makeScene(apiUrl: string, apiKey: string): Promise<Scene> {
  const owner = connect(apiUrl, apiKey);
  // An earlier run may have left any settings, and all the webhooks that there may be.
  const signing = {
    allowed_signature_types: ['draw', 'type', 'upload'] as ('draw' | 'type' | 'upload')[],
  };
  await updateSettings({ ...owner, body: { signing } });
  for (const { id } of (await listWebhooks(owner)).data.data) {
    await deleteWebhook({ ...owner, query: { id } });
  }
  // Without fields: nobody but their form could fill them as they must be.
  const pdf = await preparedPdf();
  const upload = await uploadPdf(owner, pdf);
  const given = (roles: Role[], send = true) => givenDocument(owner, upload, roles, send);
  const signers: Role[] = ['signer', 'signer'];
  const drafts = [await given(signers, false), await given(signers, false)];
  const open = await given(signers);
  const toDecline = await given(signers);
  const toOptOut = await given(signers);
  const toApprove = await given(['approver', 'signer']);
  const completed = await given(['signer']);
  const links = { open, toDecline, toOptOut, toApprove, completed };
  const sessions = Object.values(links).map(({ link }) => enter(connect(apiUrl, link)));
  const [consent = ''] = await Promise.all(sessions);
  const body = { signature: { type: 'type', text: 'Ana Torres' } } as const;
  await signDocument({ ...connect(apiUrl, completed.link), body });

  const documents = [...drafts, open, completed];
  return {
    given: {
      ...(await othersOf(owner, open.ids.document_id, completed.ids.document_id)),
      document: documents.map(({ ids }) => ({ id: ids.document_id })),
      recipient: documents.map(({ ids }) => ids),
      upload,
      pdf: Buffer.from(pdf).toString('base64'),
      consent,
      token: {
        uploadFile: tokenOf((await generateUploadUrl(owner)).data.upload_url),
        fetchFile: tokenOf(
          (await downloadDocument({ ...owner, query: { id: open.ids.document_id } })).data
            .download_url,
        ),
      },
      strokes: drawSignature().map(writeTrace),
      image: await pictureOf(drawSignature()),
    },
    links: {
      open: open.link,
      toDecline: toDecline.link,
      toOptOut: toOptOut.link,
      toApprove: toApprove.link,
      completed: completed.link,
    },
  };
}

/** A `data:` URL of what these strokes leave on the paper. */
async function pictureOf(strokes: readonly Stroke[]): Promise<string> {
  const pictures = makePictures();
  const drawn = await pictures.strokes(strokes);
  await pictures.close();
  if (!drawn.ok) throw new Error(drawn.message);
  return `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`;
}

async function uploadPdf(owner: Connection, bytes: Uint8Array<ArrayBuffer>): Promise<Upload> {
  const { upload_url } = (await generateUploadUrl(owner)).data;
  const type = 'application/pdf' as const;
  const file = new Blob([bytes], { type });
  const stored = await uploadFile({ ...owner, path: { token: tokenOf(upload_url) }, body: file });
  return { storage_id: stored.data.storageId, file_size: bytes.length, file_type: type };
}

/** @returns ids of the document and its first recipient, and the token of their link */
async function givenDocument(owner: Connection, upload: Upload, roles: Role[], send: boolean) {
  const document = await createDocument({ ...owner, body: { ...upload, title } });
  const query = { document_id: document.data.id };
  const added = [];
  for (const [index, role] of roles.entries()) {
    const person = { name: 'Ana Torres', email: `signer${index}@example.com`, role };
    added.push((await addRecipient({ ...owner, query, body: person })).data.id);
  }
  if (send) await sendDocument({ ...owner, query: { id: document.data.id } });
  const ids = { ...query, id: added[0] ?? '' };
  const { signing_url } = (await getRecipient({ ...owner, query: ids })).data;
  return { ids, link: tokenOf(signing_url ?? '') };
}

/** @returns the version of the consent text */
async function enter(link: Connection): Promise<string> {
  const { data: session } = await getSigningSession(link);
  if (session.state === 'authenticate') throw new Error('The session is hidden.');
  const { version } = session.consent;
  await getSigningDocument(link);
  await viewDocument(link);
  await consentToElectronicSigning({ ...link, body: { accepted: true, version } });
  return version;
}

async function othersOf(owner: Connection, draftId: string, completedId: string) {
  const signatures = await listSignatures({ ...owner, query: { document_id: completedId } });
  const template = await createTemplate({
    ...owner,
    body: { document_id: draftId, name: title },
  });
  const contact = await createContact({
    ...owner,
    body: { first_name: 'Ana', last_name: 'Torres', email: `${crypto.randomUUID()}@example.com` },
  });
  const members = await listMembers(owner);
  const webhook = await createWebhook({
    ...owner,
    body: {
      name: 'Billing',
      url: 'https://billing.example.com/hooks',
      events: ['document.completed'],
    },
  });
  const delivery = await testWebhook({ ...owner, query: { id: webhook.data.id } });
  return {
    signature: signatures.data.signatures.map(({ id }) => ({ document_id: completedId, id })),
    template: [{ id: template.data.id }],
    contact: [{ id: contact.data.id }],
    member: members.data.members.map(({ id, user_id }) => ({ id, user_id })),
    webhook: [{ id: webhook.data.id }],
    delivery: [{ id: webhook.data.id, delivery_id: delivery.data.id }],
  };
}
