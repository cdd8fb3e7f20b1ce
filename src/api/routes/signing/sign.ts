import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { invalid } from '../../../domain/refusals.ts';
import { mostInitials, type GivenSignature } from '../../../domain/signing/given-signature.ts';
import { defaultSignatureFace, signatureFaces } from '../../../domain/signing/signature-face.ts';
import { maxFieldValues } from '../../../domain/template/field-values.ts';
import {
  approveDocument,
  signDocument,
  type SignedSession,
} from '../../../operations/signing/sign.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { signingRoute } from '../../route.ts';
import { isStorable, nameOf, nothing } from '../../schemas.ts';
import { recipientInSession } from './render-session.ts';
import { signedResultExample, signedResultSchema } from './session-schema.ts';

const mb = 1_048_576;

/** A signature or initials; typed, of at most so many characters. */
const givenBy = (mostCharacters: number) =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.enum(['draw', 'upload']),
      image: z
        .string()
        .max(3 * mb)
        .meta({ description: 'data: URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side' }),
    }),
    z.strictObject({
      type: z.literal('type'),
      text: nameOf(mostCharacters),
      face: z
        .enum(signatureFaces)
        .optional()
        .meta({ description: `How it is written; \`${defaultSignatureFace}\` unless given` }),
    }),
  ]);

const signature = givenBy(100);
const initials = givenBy(mostInitials).meta({
  description:
    'For the fields that ask for initials; without them the signature fills the required ones',
});

/** Of what type it must be, the field says; that it can be stored is checked here. */
const fieldValue = z
  .unknown()
  .refine((value) => typeof value !== 'string' || isStorable(value), 'must be well-formed text');

/** Bounded before the document's lock is taken, under which they are compared with its fields. */
const fieldValues = z
  .record(z.string().max(100), fieldValue)
  .refine(
    (values) => Object.keys(values).length <= maxFieldValues,
    `must hold ${maxFieldValues} values or fewer`,
  )
  .meta({ maxProperties: maxFieldValues });

const shown = {
  shown_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal')
    .optional()
    .meta({ description: '`ETag` of what was on the screen; the latest that the link was given' }),
};

export const signRoute = signingRoute({
  method: 'POST',
  path: '/signing/sign',
  operationId: 'signDocument',
  tag: 'Signing session',
  summary: 'Sign',
  access: 'signing-link',
  query: nothing,
  body: z.strictObject({
    ...shown,
    signature,
    initials: initials.optional(),
    fields: fieldValues.optional(),
  }),
  bodyLimitBytes: 4 * mb,
  status: 200,
  answer: signedResultSchema,
  refusals: [
    'SIGNATURE_TYPE_NOT_ALLOWED',
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'NOT_VIEWED',
    'CONSENT_REQUIRED',
  ],
  example: {
    body: { signature: { type: 'type', text: 'Ana Torres' } },
    answer: signedResultExample,
  },
  ours: true,
  // Pictures are decoded before any lock is taken: a slow one holds up nobody.
  async prepare({ deps, link, origin, body }) {
    const given = {
      signature: await checked(deps, '/signature', body.signature),
      initials: body.initials && (await checked(deps, '/initials', body.initials)),
      fields: body.fields ?? {},
      claimedSha256: body.shown_sha256,
    };
    return async (tx) => renderSigned(await signDocument(tx, link, origin, given));
  },
});

async function checked(
  { signatureCheck }: OperationDeps,
  pointer: '/signature' | '/initials',
  given: z.output<typeof signature>,
): Promise<GivenSignature> {
  if (given.type === 'type') {
    const { type, text, face } = given;
    const wrong = await signatureCheck.text(text, face ?? defaultSignatureFace);
    if (wrong) throw invalid(`${pointer}/text`, wrong);
    return { input: type, text, face };
  }
  const image = await signatureCheck.image(given.image);
  if (!image.ok) throw invalid(`${pointer}/image`, image.message);
  return { input: given.type, image: image.png };
}

export const approveRoute = signingRoute({
  method: 'POST',
  path: '/signing/approve',
  operationId: 'approveDocument',
  tag: 'Signing session',
  summary: 'Approve',
  access: 'signing-link',
  query: nothing,
  body: z.strictObject(shown),
  status: 200,
  answer: signedResultSchema,
  refusals: [
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'NOT_VIEWED',
    'CONSENT_REQUIRED',
  ],
  example: {
    body: {},
    answer: {
      ...signedResultExample,
      recipient: { ...signedResultExample.recipient, role: 'approver', status: 'approved' },
    },
  },
  ours: true,
  async commit(tx, { link, origin, body }) {
    const claimed = { claimedSha256: body.shown_sha256 };
    return renderSigned(await approveDocument(tx, link, origin, claimed));
  },
});

function renderSigned({ recipient, signatureId, documentStatus }: SignedSession) {
  return {
    recipient: recipientInSession(recipient),
    signature_id: publicId('sig', signatureId),
    document_status: documentStatus,
  };
}
