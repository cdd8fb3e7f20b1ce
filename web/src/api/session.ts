/** Short names for the shapes of the generated client that the page uses. */
import type { SigningSession } from '../../../clients/typescript/src/index.ts';

export type { SigningResult, SigningSession } from '../../../clients/typescript/src/index.ts';

export type RecipientRole = SigningSession['recipient']['role'];

export type Participant = SigningSession['participants'][number];

export type Field = SigningSession['fields'][number];
