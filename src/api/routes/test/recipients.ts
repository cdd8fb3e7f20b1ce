import { z } from 'zod';
import { defaultSignatureFace } from '@countersign/signature-marks/signature-face';
import { publicId } from '../../../domain/ids.ts';
import { maxFieldValues } from '../../../domain/template/field-values.ts';
import {
  declineAsTest,
  findTestSigner,
  signAsTest,
  viewAsTest,
} from '../../../operations/test-workspaces/act.ts';
import type { SigningSession } from '../../../operations/signing/open-session.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { writeRoute } from '../../route.ts';
import { anyValue, documentStatus, idOf, longText, nothing } from '../../schemas.ts';
import { documentId, recipientExample } from '../recipients/examples.ts';
import { recipientInSession } from '../signing/render-session.ts';
import { signedResultExample, signedResultSchema } from '../signing/session-schema.ts';
import { testAccess } from './access.ts';

const signer = z.strictObject({ document_id: idOf('document'), id: idOf('recipient') });

const shared = {
  method: 'POST',
  tag: 'Test workspaces',
  access: testAccess('writers'),
  query: signer,
  status: 200,
  ours: true,
  documentOf: ({ query }: { query: z.output<typeof signer> }) => query.document_id,
} as const;

const refusals = [
  'NOT_A_TEST_WORKSPACE',
  'DOCUMENT_NOT_FOUND',
  'RECIPIENT_NOT_FOUND',
  'DOCUMENT_NOT_OPEN',
  'RECIPIENT_DONE',
  'NOT_YOUR_TURN',
] as const;

const stepSchema = signedResultSchema
  .pick({ recipient: true })
  .extend({ document_status: documentStatus.meta({ description: 'As the act left it' }) })
  .meta({ id: 'TestActResult' });

const query = { document_id: documentId, id: recipientExample.id };
const { signature_id: _, ...stepExample } = signedResultExample;

export const signAsTestRoute = writeRoute({
  ...shared,
  path: '/test/recipients/sign',
  operationId: 'signAsTestRecipient',
  summary: 'Sign as a recipient of a test workspace, or approve as an approver',
  description:
    'Consent, a look at the whole document and a typed signature, in one. Needs no code and no ' +
    'passkey, and the record of it says `method: "test"`. Once more it is answered as the first time.',
  body: z.strictObject({
    values: z
      .record(z.string().max(255), anyValue)
      .refine(
        (values) => Object.keys(values).length <= maxFieldValues,
        `must hold ${maxFieldValues} values or fewer`,
      )
      .optional()
      .meta({
        maxProperties: maxFieldValues,
        description: 'Values by the names of the recipient’s fields, as when signing',
      }),
  }),
  answer: signedResultSchema,
  refusals: [...refusals, 'SIGNATURE_TYPE_NOT_ALLOWED', 'ROLE_NOT_ALLOWED', 'NOT_VIEWED'],
  example: { query, body: {}, answer: signedResultExample },
  async prepare({ deps, principal: caller, query: of, body }) {
    const found = await findTestSigner(deps, caller, idsOf(of));
    const text = await drawable(deps, found.name);
    return async (tx, { principal }) => {
      const given = { text, values: body.values ?? {} };
      const done = await signAsTest(tx, principal, found, given);
      return {
        recipient: recipientInSession(done.recipient),
        signature_id: publicId('sig', done.signatureId),
        document_status: done.documentStatus,
      };
    };
  },
});

export const declineAsTestRoute = writeRoute({
  ...shared,
  path: '/test/recipients/decline',
  operationId: 'declineAsTestRecipient',
  summary: 'Decline as a recipient of a test workspace',
  description: 'Closes the document for everybody. Once more it changes nothing.',
  body: z.strictObject({
    reason: longText.optional().meta({ description: 'Stands in mails and webhooks' }),
  }),
  answer: stepSchema,
  refusals: [...refusals, 'ROLE_NOT_ALLOWED', 'NOT_VIEWED'],
  example: {
    query,
    body: { reason: 'The rent is not what we agreed.' },
    answer: {
      recipient: { ...stepExample.recipient, status: 'declined' },
      document_status: 'declined',
    },
  },
  async prepare({ deps, principal: caller, query: of, body }) {
    const found = await findTestSigner(deps, caller, idsOf(of));
    return async (tx, { principal }) => renderStep(await declineAsTest(tx, principal, found, body));
  },
});

export const viewAsTestRoute = writeRoute({
  ...shared,
  path: '/test/recipients/view',
  operationId: 'viewAsTestRecipient',
  summary: 'Look at the document as a recipient of a test workspace',
  description: 'Fetches all of it and shows its first page. Once more it changes nothing.',
  body: nothing,
  answer: stepSchema,
  refusals,
  example: {
    query,
    answer: {
      recipient: { ...stepExample.recipient, status: 'viewed' },
      document_status: 'in_progress',
    },
  },
  async prepare({ deps, principal: caller, query: of }) {
    const found = await findTestSigner(deps, caller, idsOf(of));
    return async (tx, { principal }) => renderStep(await viewAsTest(tx, principal, found));
  },
});

function idsOf({ document_id: ofDocument, id }: z.output<typeof signer>) {
  return { documentId: ofDocument, recipientId: id };
}

function renderStep({ recipient, document }: SigningSession) {
  return { recipient: recipientInSession(recipient), document_status: document.status };
}

/** The name as it is typed, unless our faces cannot write it. */
async function drawable({ signatureCheck }: OperationDeps, name: string): Promise<string> {
  const wrong = await signatureCheck.text(name, defaultSignatureFace);
  return wrong === undefined ? name : 'Test signature';
}
