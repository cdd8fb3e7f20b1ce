import { z } from 'zod';
import {
  accessCodeCharacters,
  comparableCode,
} from '../../../domain/authentication/access-code.ts';
import { demandedBefore, maxDemands } from '../../../domain/authentication/demand.ts';
import { readable } from '../../schemas.ts';

const before = z.enum(demandedBefore).default('view').meta({
  description:
    'When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given',
});

const mailed = z
  .strictObject({
    method: z
      .literal('email_code')
      .meta({ description: '`email_code`: six digits that the service mails to the recipient' }),
    before,
  })
  .meta({ id: 'EmailCodeDemand' });
const external = z
  .strictObject({
    method: z.literal('external_code').meta({
      description:
        '`external_code`: six digits that your system delivers; `POST /recipients/authentication-code` makes them',
    }),
    before,
  })
  .meta({ id: 'ExternalCodeDemand' });
const passkey = z
  .strictObject({
    method: z.literal('passkey').meta({
      description: '`passkey`: a passkey of the signer’s device, which signs the act itself',
    }),
    before: z
      .literal('act')
      .default('act')
      .meta({ description: 'Always `act`: a passkey signs what is done with it' }),
  })
  .meta({ id: 'PasskeyDemand' });

const { min, max } = accessCodeCharacters;
const accessCode = z
  .strictObject({
    method: z
      .literal('access_code')
      .meta({ description: '`access_code`: a code that the recipient has from you' }),
    before,
    code: z
      .string()
      // Spaces do not count, and are not without end.
      .max(4 * max, `must have ${max} characters or fewer`)
      .check(readable)
      .refine((code) => lengthOf(code) >= min, `must have ${min} characters or more`)
      .refine((code) => lengthOf(code) <= max, `must have ${max} characters or fewer`)
      .meta({
        description:
          'The code that the recipient enters: 6 to 64 characters, compared without case and spaces. No answer and no mail of ours has it',
        minLength: min,
        writeOnly: true,
      }),
  })
  .meta({ id: 'AccessCodeDemand' });

function lengthOf(code: string): number {
  return Array.from(comparableCode(code)).length;
}

const distinct = (demands: readonly { method: string }[]) =>
  new Set(demands.map(({ method }) => method)).size === demands.length;

const demand = z
  .discriminatedUnion('method', [mailed, accessCode, external, passkey])
  .meta({ id: 'AuthenticationDemandInput' });
const defaultDemand = z
  .discriminatedUnion('method', [mailed, external, passkey])
  .meta({ id: 'DefaultDemandInput' });

/** What a recipient, or a role of a template, is asked to prove. */
export const authenticationInput = z
  .array(demand)
  .max(maxDemands, `must hold ${maxDemands} demands or fewer`)
  .refine(distinct, 'must name each method once')
  .meta({
    description:
      'What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides',
  });

/** What every recipient is asked for whom nothing else is given. */
export const defaultAuthentication = z
  .array(defaultDemand)
  .max(maxDemands, `must hold ${maxDemands} demands or fewer`)
  .refine(distinct, 'must name each method once')
  .meta({
    description:
      'What recipients that are added without `authentication` are asked to prove: up to two demands, each method once; fixed when they are added',
  });
