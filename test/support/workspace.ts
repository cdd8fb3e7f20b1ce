import { createHash } from 'node:crypto';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import { scopes, type Scope } from '../../src/domain/access/scopes.ts';
import { publicId, type MemberId, type OrganizationId, type UserId } from '../../src/domain/ids.ts';
import type { MemberRole } from '../../src/domain/member/member.ts';
import type { Field } from '../../src/domain/template/field.ts';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { createOrganization } from '../../src/operations/organizations/create.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import { FileEntity, UploadEntity } from '../../src/persistence/entities/files.ts';
import { MemberEntity } from '../../src/persistence/entities/workspace.ts';
import { findOrAddUser } from '../../src/persistence/stores/organizations/members.ts';
import type { Application } from './application.ts';
import type { Client } from './client.ts';
import { preparedPdf } from './prepared-pdf.ts';

export interface Workspace {
  organizationId: OrganizationId;
  memberId: MemberId;
  /** With the owner's all-scopes key. */
  api: Client;
  key: string;
}

export const samplePdf = await preparedPdf();

let counter = 0;

/** A workspace with an owner and a key of theirs. */
export async function givenWorkspace(
  app: Pick<Application, 'operations' | 'client'>,
  { test = false } = {},
): Promise<Workspace> {
  counter += 1;
  const created = await createOrganization(app.operations, {
    name: `Harbour Estates ${counter}`,
    ownerEmail: `olga${counter}@example.com`,
    ownerName: 'Olga Berg',
    test,
  });
  const { key } = await createApiKey(app.operations, { ...created, label: 'Test key', scopes });
  return { ...created, key, api: app.client.as(key) };
}

/** Another member with a key, by default of all scopes. */
export async function givenMember(
  app: Application,
  { organizationId }: Workspace,
  role: MemberRole,
  keyScopes: readonly Scope[] = scopes,
): Promise<Workspace & { userId: UserId }> {
  counter += 1;
  const email = `member${counter}@example.com`;
  const { memberId, userId } = await inTransaction(app.operations, async (tx) => {
    const userId = await findOrAddUser(tx.em, {
      id: app.operations.ids.next<'usr'>(),
      email,
      name: `Member ${counter}`,
      createdAt: tx.now,
    });
    const memberId = app.operations.ids.next<'mem'>();
    tx.em.create(MemberEntity, {
      id: memberId,
      organizationId,
      userId,
      role,
      status: 'active',
      isSystem: false,
      joinedAt: tx.now,
      createdAt: tx.now,
    });
    return { memberId, userId };
  });
  const { key } = await createApiKey(app.operations, {
    organizationId,
    memberId,
    label: `${role} key`,
    scopes: keyScopes,
  });
  return { organizationId, memberId, userId, key, api: app.client.as(key) };
}

/** An upload as it is once its file was checked, without the work of checking one. */
export async function givenUpload(
  app: Application,
  workspace: Workspace,
  fields: Omit<Field, 'id'>[] = [],
  pdf: Uint8Array = samplePdf,
  pages: PageGeometry[] = [{ box: [0, 0, 595, 842], turn: 0, unit: 1 }],
): Promise<{ storage_id: string; file_size: number; file_type: string }> {
  const { operations } = app;
  const blobKey = `files/${operations.ids.next<'fil'>()}`;
  await operations.blobs.put(blobKey, pdf);
  const id = await inTransaction(operations, async (tx) => {
    const file = tx.em.create(FileEntity, {
      id: operations.ids.next(),
      organizationId: workspace.organizationId,
      blobKey,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      sizeBytes: pdf.byteLength,
      mimeType: 'application/pdf',
      pageCount: pages.length,
      pages,
      createdAt: tx.now,
    });
    const upload = tx.em.create(UploadEntity, {
      id: operations.ids.next(),
      organizationId: workspace.organizationId,
      memberId: workspace.memberId,
      expiresAt: new Date(tx.now.getTime() + 900_000),
      usedAt: tx.now,
      originalFileId: file.id,
      preparedFileId: file.id,
      foundFields: fields.map((field) => ({ ...field, id: operations.ids.next() })),
      createdAt: tx.now,
    });
    return upload.id;
  });
  return {
    storage_id: publicId('upl', id),
    file_size: pdf.byteLength,
    file_type: 'application/pdf',
  };
}

export interface GivenRecipient {
  email: string;
  name?: string;
  role?: 'signer' | 'approver' | 'viewer' | 'cc';
  order?: number;
  [more: string]: unknown;
}

/** A draft with recipients; with `send`, on its way to them. */
export async function givenDocument(
  app: Application,
  workspace: Workspace,
  options: {
    recipients?: GivenRecipient[];
    send?: boolean;
    fields?: Omit<Field, 'id'>[];
    pdf?: Uint8Array;
    pages?: PageGeometry[];
    deadline?: string;
  } = {},
): Promise<{ id: string; recipientIds: string[] }> {
  const upload = await givenUpload(app, workspace, options.fields, options.pdf, options.pages);
  const created = await workspace.api.post('/documents', {
    body: {
      title: 'Lease for 12 Harbour Street',
      ...upload,
      ...(options.deadline !== undefined && { deadline: options.deadline }),
    },
  });
  const id = String(created.body.id);
  const recipientIds: string[] = [];
  for (const recipient of options.recipients ?? []) {
    const added = await workspace.api.post('/recipients', {
      query: { document_id: id },
      body: { name: 'Ana Torres', role: 'signer', ...recipient },
    });
    recipientIds.push(String(added.body.id));
  }
  if (options.send) await workspace.api.post('/documents/send', { query: { id } });
  return { id, recipientIds };
}

/** The signing session of a recipient, through the link that the API hands out. */
export async function signingClient(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string,
): Promise<Client> {
  const { body } = await workspace.api.get('/recipients/get', {
    document_id: documentId,
    id: recipientId,
  });
  return app.client.as(String(body.signing_url).split('/sign/')[1] ?? '');
}
