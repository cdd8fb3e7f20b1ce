import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { invalid } from '../../../domain/refusals.ts';
import { maxInitials } from '@countersign/signature-marks/initials';
import type { GivenSignature } from '../../../domain/signing/given-signature.ts';
import { defaultSignatureFace, signatureFaces } from '@countersign/signature-marks/signature-face';
import { signatureInputs } from '../../../domain/settings/settings.ts';
import { maxFieldValues } from '../../../domain/template/field-values.ts';
import {
  approveDocument,
  signDocument,
  type SignedSession,
} from '../../../operations/signing/sign.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { signingRoute } from '../../route.ts';
import { drawnNameOf } from '../../name-schemas.ts';
import { anyValue, nothing, valuesByName } from '../../schemas.ts';
import { assertion } from './passkey-schema.ts';
import { recipientInSession } from './render-session.ts';
import { signedResultExample, signedResultSchema } from './session-schema.ts';

const mb = 1_048_576;

/** A signature or initials; typed, of at most so many characters. */
const givenBy = (maxCharacters: number) =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.enum(signatureInputs).exclude(['type']).meta({
        description:
          'How it was given: `draw`: drawn on the page; `upload`: a picture that was chosen',
      }),
      image: z
        .string()
        .max(3 * mb)
        .meta({
          description:
            'The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side',
        }),
    }),
    z.strictObject({
      type: z
        .literal('type')
        .meta({ description: '`type`: it was typed, and is printed in a hand' }),
      text: drawnNameOf(maxCharacters).meta({
        description: `What is printed: 1 to ${maxCharacters} characters that our fonts have`,
      }),
      face: z
        .enum(signatureFaces)
        .optional()
        .meta({
          description: `The hand that it is written in; \`${defaultSignatureFace}\` unless given`,
        }),
    }),
  ]);

const signature = givenBy(100).meta({
  description:
    'The signature: drawn, uploaded or typed, as `allowed_signature_types` of the session allows. It stands in each of the signer’s signature fields, else on a page of its own',
});
const initials = givenBy(maxInitials).meta({
  description:
    'The initials, for the fields that ask for them; without them the signature fills the required ones',
});

/** Of what type it must be, the field says; that people can read it is checked here. */
const fieldValue = anyValue.meta({
  description: 'The value of the field: a string, a number, true, false or null, by its type',
});

/** Bounded before the document's lock is taken, under which they are compared with its fields. */
const fieldValues = valuesByName(fieldValue, 100)
  .refine(
    (values) => Object.keys(values).length <= maxFieldValues,
    `must hold ${maxFieldValues} values or fewer`,
  )
  .meta({
    maxProperties: maxFieldValues,
    description:
      'Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; ' +
      'both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever ' +
      'its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty ' +
      'string leaves a field that is not required empty. A field left out keeps the `value` that was ' +
      'suggested for it, which satisfies `required`; null takes that away. A value for a field of type ' +
      '`signature`, with `read_only` or with `auto`, or of somebody else, is refused',
  });

const shown = {
  shown_sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal')
    .optional()
    .meta({
      description:
        'The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole',
    }),
};

/** What is signed, and what a passkey is to sign beforehand. */
export const signBody = z.strictObject({
  ...shown,
  signature,
  initials: initials.optional(),
  fields: fieldValues.optional(),
});
export const approveBody = z.strictObject({ ...shown, fields: fieldValues.optional() });
const withPasskey = {
  passkey: assertion
    .optional()
    .meta({ description: 'What a passkey signed of this act, where the session asks for one' }),
};

export const signRoute = signingRoute({
  method: 'POST',
  path: '/signing/sign',
  operationId: 'signDocument',
  tag: 'Signing session',
  summary: 'Sign',
  description:
    'Binds the signature, and the values of all fields that the signer was shown: those given here, ' +
    'suggestions that were left as they were, and what the service fills in. The same act again is ' +
    'answered as the first time.',
  access: 'signing-link',
  guard: 'act',
  query: nothing,
  body: signBody.extend(withPasskey),
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
    'PASSKEY_INVALID',
  ],
  example: {
    body: { signature: { type: 'type', text: 'Ana Torres' } },
    answer: signedResultExample,
  },
  ours: true,
  // Pictures are decoded before any lock is taken: a slow one holds up nobody.
  async prepare({ deps, link, origin, body }) {
    const given = { ...(await checkedAct(deps, body, '')), passkey: body.passkey };
    return async (tx) => renderSigned(await signDocument(tx, link, origin, given));
  },
});

/** The signature and the initials were looked at; `at` is where the body stands. */
export async function checkedAct(
  deps: OperationDeps,
  body: z.output<typeof signBody>,
  at: '' | '/act',
) {
  return {
    signature: await checked(deps, `${at}/signature`, body.signature),
    initials: body.initials && (await checked(deps, `${at}/initials`, body.initials)),
    fields: body.fields ?? {},
    claimedSha256: body.shown_sha256,
  };
}

async function checked(
  { signatureCheck }: OperationDeps,
  pointer: string,
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
  description:
    'An approver has no signature, and may have any other fields, which are filled in as a signer’s are.',
  access: 'signing-link',
  guard: 'act',
  query: nothing,
  body: approveBody.extend(withPasskey),
  status: 200,
  answer: signedResultSchema,
  refusals: [
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'NOT_VIEWED',
    'CONSENT_REQUIRED',
    'PASSKEY_INVALID',
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
    const given = {
      fields: body.fields ?? {},
      claimedSha256: body.shown_sha256,
      passkey: body.passkey,
    };
    return renderSigned(await approveDocument(tx, link, origin, given));
  },
});

function renderSigned({ recipient, signatureId, documentStatus }: SignedSession) {
  return {
    recipient: recipientInSession(recipient),
    signature_id: publicId('sig', signatureId),
    document_status: documentStatus,
  };
}
