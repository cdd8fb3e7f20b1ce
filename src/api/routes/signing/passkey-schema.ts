import { z } from 'zod';
import { anyValue, readable } from '../../schemas.ts';

/** base64url, of what no authenticator makes longer. */
const bytes = (description: string) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(20_000, 'is too long')
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
    .meta({ description });

const credential = {
  id: bytes('The id of the passkey, base64url'),
  rawId: bytes('The id of the passkey once more, base64url'),
  type: z
    .literal('public-key')
    .meta({ description: 'Always `public-key`: nothing else is a passkey' }),
  authenticatorAttachment: z
    .string()
    .max(50)
    .check(readable)
    .nullish()
    .meta({ description: 'Whether the authenticator is part of the device; it is not looked at' }),
  clientExtensionResults: z
    .record(z.string().max(100), anyValue)
    .optional()
    .meta({ description: 'Results of extensions; none is asked for, and none is looked at' }),
};
const clientDataJSON = bytes('What the browser says of the challenge and the origin, base64url');

/** As `toJSON()` of the browser's credential gives it. */
export const creation = z
  .strictObject({
    ...credential,
    response: z
      .strictObject({
        clientDataJSON,
        attestationObject: bytes('The attestation with the public key, base64url'),
        authenticatorData: bytes('A part of the attestation, which is not looked at').optional(),
        publicKey: bytes('base64url')
          .nullish()
          .meta({ description: 'A part of the attestation, which is not looked at' }),
        publicKeyAlgorithm: z
          .number()
          .int()
          .min(-2_147_483_648)
          .max(2_147_483_647)
          .optional()
          .meta({ description: 'The algorithm by its COSE number; it is not looked at' }),
        transports: z.array(z.string().max(50).check(readable)).max(10).optional().meta({
          description: 'The ways to the authenticator, as the browser names them; up to 10',
        }),
      })
      .meta({ description: 'What `navigator.credentials.create` gave' }),
  })
  .meta({ id: 'PasskeyCreation', description: 'A passkey that was made, as JSON' });

export const assertion = z
  .strictObject({
    ...credential,
    response: z
      .strictObject({
        clientDataJSON,
        authenticatorData: bytes('What the authenticator says of itself and the user, base64url'),
        signature: bytes('The signature over both, base64url'),
        userHandle: bytes('base64url')
          .nullish()
          .meta({ description: 'The owner of the passkey, which is not looked at' }),
      })
      .meta({ description: 'What `navigator.credentials.get` gave' }),
  })
  .meta({
    id: 'PasskeyAssertion',
    description:
      'What a passkey signed of this act, as JSON; needed where the session asks for one',
  });
