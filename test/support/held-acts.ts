import type { MemberPrincipal } from '../../src/domain/access/principal.ts';
import { publicId } from '../../src/domain/ids.ts';
import { addDraft, draftUpload } from '../../src/operations/documents/create.ts';
import { announce } from '../../src/operations/unit-of-work/announce.ts';
import type { Transaction } from '../../src/operations/unit-of-work/context.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import type { Application } from './application.ts';
import { givenUpload, type Workspace } from './workspace.ts';

/** A workspace's owner as a request of theirs would name them. */
export function ownerOf(
  { operations }: Pick<Application, 'operations'>,
  { organizationId, memberId }: Workspace,
): MemberPrincipal {
  return {
    kind: 'api_key',
    keyId: operations.ids.next<'key'>(),
    label: 'Test key',
    organizationId,
    memberId,
    userId: operations.ids.next<'usr'>(),
    role: 'owner',
    name: null,
    email: 'olga@example.com',
    ipAddress: null,
  };
}

const held = new Set<HeldAct>();

/** After each test: what a test that failed still holds would keep everything from ending. */
export async function commitHeldActs(): Promise<void> {
  await Promise.all(Array.from(held, (act) => act.commit()));
}

export interface HeldAct {
  /** Of the document that it makes. */
  id: string;
  /** Lets it commit, and waits until it has. */
  commit(): Promise<void>;
}

/** Makes a document of an upload, as the act that says so first. @returns its public id */
export async function makeDraft(
  tx: Transaction,
  owner: MemberPrincipal,
  upload: Awaited<ReturnType<typeof givenUpload>>,
): Promise<string> {
  await announce(tx, owner.organizationId);
  const { draft } = await draftUpload(tx, owner, {
    title: 'Lease',
    storageId: upload.storage_id,
    fileSizeBytes: upload.file_size,
    fileType: upload.file_type,
  });
  const { id } = addDraft(tx, owner, draft);
  return publicId('doc', id);
}

/** Makes a document, in an act that has its time and does not commit before it is told to. */
export async function heldAct(app: Application, workspace: Workspace): Promise<HeldAct> {
  const upload = await givenUpload(app, workspace);
  const { promise: dated, resolve: date } = Promise.withResolvers<string>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const act = inTransaction(app.operations, async (tx) => {
    const owner = ownerOf(app, workspace);
    date(await makeDraft(tx, owner, upload));
    await released;
  });
  const id = await Promise.race([dated, act.then(() => dated)]);
  const holding: HeldAct = {
    id,
    async commit() {
      held.delete(holding);
      release(undefined);
      await act;
    },
  };
  held.add(holding);
  return holding;
}
