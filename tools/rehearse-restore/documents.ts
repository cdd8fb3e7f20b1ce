import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addRecipient,
  consentToElectronicSigning,
  createDocument,
  declineDocument,
  downloadDocument,
  fetchFile,
  generateUploadUrl,
  getDocument,
  getEvidence,
  getRecipient,
  getSigningDocument,
  getSigningSession,
  listRecipients,
  sendDocument,
  signDocument,
  uploadFile,
  verifySignatures,
  viewDocument,
  type Document,
} from '@countersign/client';
import type { RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { connect, tokenOf, type Connection } from '../demo/connection.ts';
import { preparedPdf } from '../sample-pdf.ts';

/** A seal asks others, and a machine that does much else takes its time. */
const sealTries = 12;

/** The owner of the rehearsal's documents, who signs for everybody. */
export interface Owner {
  /** A draft with two signers in turn. @returns its id */
  draft(title: string): Promise<string>;
  send(id: string): Promise<void>;
  /** Signs as whoever is first among those who have not. */
  signNext(id: string): Promise<void>;
  decline(id: string): Promise<void>;
  status(id: string): Promise<Document['status']>;
  /** SHA-256 of the sealed file, once it is there; the service itself says that it holds. */
  sealed(id: string): Promise<string>;
  /** Writes the evidence ZIP there. */
  keepEvidence(id: string, folder: string): Promise<string>;
  connection: Connection;
}

export function makeOwner({
  api_url: apiUrl,
  api_key: apiKey,
}: Pick<RuntimeFile, 'api_url' | 'api_key'>): Owner {
  const owner = connect(apiUrl, apiKey);

  async function draft(title: string): Promise<string> {
    const bytes = await preparedPdf();
    const { upload_url: address } = (await generateUploadUrl(owner)).data;
    const body = new Blob([bytes], { type: 'application/pdf' });
    const path = { token: tokenOf(address) };
    const { storageId } = (await uploadFile({ ...owner, path, body })).data;
    const { id } = (
      await createDocument({
        ...owner,
        body: {
          title,
          storage_id: storageId,
          file_size: bytes.length,
          file_type: 'application/pdf',
        },
      })
    ).data;
    for (const [index, name] of ['Ana Torres', 'Ben Okafor'].entries()) {
      const email = `${name.slice(0, 3).toLowerCase()}@example.com`;
      const recipient = { name, email, role: 'signer', order: index + 1 } as const;
      await addRecipient({ ...owner, query: { document_id: id }, body: recipient });
    }
    return id;
  }

  /** The signing link of whoever is first among those who have not acted. */
  async function nextLink(id: string): Promise<Connection> {
    const { data } = (await listRecipients({ ...owner, query: { document_id: id } })).data;
    const next = data
      .filter(({ status }) => status !== 'signed')
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))[0];
    if (!next) throw new Error('Everybody has signed.');
    const query = { document_id: id, id: next.id };
    const { signing_url: url = '' } = (await getRecipient({ ...owner, query })).data;
    return connect(apiUrl, tokenOf(url));
  }

  async function sealed(id: string): Promise<string> {
    const query = { id };
    for (let tries = 1; ; tries += 1) {
      const { data, error } = await downloadDocument({ client: owner.client, query });
      if (data) {
        const path = { token: tokenOf(data.download_url) };
        const file = (await fetchFile({ ...owner, path })).data;
        const verification = await verifySignatures({ ...owner, query: { document_id: id } });
        if (!verification.data.verified) throw new Error(`The seal of ${id} does not hold.`);
        return createHash('sha256')
          .update(new Uint8Array(await file.arrayBuffer()))
          .digest('hex');
      }
      if (error.code !== 'SEAL_PENDING' || tries === sealTries) throw error as unknown as Error;
      await pause(1_000);
    }
  }

  return {
    connection: owner,
    draft,
    async send(id) {
      await sendDocument({ ...owner, query: { id } });
    },
    async signNext(id) {
      const link = await nextLink(id);
      const { data: session } = await getSigningSession(link);
      if (session.state === 'authenticate') throw new Error('The session is hidden.');
      const { version } = session.consent;
      await getSigningDocument(link);
      await viewDocument(link);
      await consentToElectronicSigning({ ...link, body: { accepted: true, version } });
      await signDocument({ ...link, body: { signature: { type: 'type', text: 'Signed' } } });
    },
    async decline(id) {
      const link = await nextLink(id);
      await viewDocument(link);
      await declineDocument({ ...link, body: { reason: 'Not these terms' } });
    },
    status: async (id) => (await getDocument({ ...owner, query: { id } })).data.status,
    sealed,
    async keepEvidence(id, folder) {
      const zip = (await getEvidence({ ...owner, query: { document_id: id } })).data;
      const file = join(folder, `${id}.zip`);
      await writeFile(file, new Uint8Array(await zip.arrayBuffer()));
      return file;
    },
  };
}
