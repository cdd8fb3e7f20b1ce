import { z } from 'zod';
import { demandSchema } from '../../answer-schemas.ts';

/** What is asked of the recipient, and what this browser has met of it. */
export const demandsInSession = z
  .array(
    z.strictObject({
      ...demandSchema.shape,
      hint: z
        .string()
        .optional()
        .meta({ description: 'The address that a code is mailed to, nearly all of it hidden' }),
      done: z.boolean().meta({
        description: 'Whether this browser has met it; a passkey is done with the act it signs',
      }),
    }),
  )
  .meta({ description: 'What the recipient is asked to prove; absent where nothing is asked' });
