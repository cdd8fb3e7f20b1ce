import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { maxFieldValues } from '../../../domain/template/field-values.ts';
import {
  approveDocument,
  signDocument,
  type SignedSession,
} from '../../../operations/signing/sign.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { signingRoute } from '../../route.ts';
import { anyValue, nothing, valuesByName } from '../../schemas.ts';
import { checkGiven, initials, signature } from './given-schema.ts';
import { assertion } from './passkey-schema.ts';
import { recipientInSession } from './render-session.ts';
import { signedResultExample, signedResultSchema } from './session-schema.ts';

const mb = 1_048_576;

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
const approveBody = z.strictObject({ ...shown, fields: fieldValues.optional() });
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
    signature: await checkGiven(deps, `${at}/signature`, body.signature),
    initials: body.initials && (await checkGiven(deps, `${at}/initials`, body.initials)),
    fields: body.fields ?? {},
    claimedSha256: body.shown_sha256,
  };
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
