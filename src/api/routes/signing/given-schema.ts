import { z } from 'zod';
import {
  countPoints,
  isInkWithinLimits,
  maxInkPoints,
  maxStrokes,
  readTrace,
  traceForm,
} from '@countersign/signature-marks/ink';
import { maxInitials } from '@countersign/signature-marks/initials';
import { defaultSignatureFace, signatureFaces } from '@countersign/signature-marks/signature-face';
import { invalid } from '../../../domain/refusals.ts';
import type { GivenSignature } from '../../../domain/signing/given-signature.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { drawnNameOf } from '../../name-schemas.ts';

const mb = 1_048_576;

const image = z.string().max(3 * mb);
const imageDescription =
  'The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side';

const most = maxInkPoints.toLocaleString('en');

const strokes = z
  .array(
    z
      .string()
      // A point has 30 characters at most.
      .max(30 * maxInkPoints)
      .regex(traceForm, 'must be points `x y`, separated by a comma and a space'),
  )
  .min(1)
  .max(maxStrokes)
  // Counted before they are read, which is slower work.
  .refine((traces) => countPoints(traces) <= maxInkPoints, `must have ${most} points or fewer`)
  .transform((traces) => traces.map(readTrace))
  .refine(isInkWithinLimits, 'must lie within 10,000 pixels, and be 100,000 pixels long at most')
  .meta({
    examples: [['12.5 40, 13 41.25, 15 44', '80 20']],
    description:
      `What was drawn: up to ${maxStrokes} strokes of ${most} points together, each stroke from ` +
      'where the pen was set down to where it was lifted, as a trace of InkML (W3C, clause 3.2.1): ' +
      'points `x y` in CSS pixels from the upper left, up to 10,000 either way, separated by commas. ' +
      'The lines may be 100,000 pixels long. The service draws them, and keeps the picture alone',
  });

const drawn = z
  .strictObject({
    type: z.literal('draw').meta({ description: '`draw`: it was drawn on the page' }),
    strokes: strokes.optional(),
    image: image.optional().meta({
      deprecated: true,
      description:
        `In place of \`strokes\`. ${imageDescription}. What a browser gives of a canvas may be ` +
        'noise, where it resists being recognised: send `strokes`',
    }),
  })
  .meta({ id: 'DrawnSignature' });

const uploaded = z
  .strictObject({
    type: z.literal('upload').meta({ description: '`upload`: it is a picture that was chosen' }),
    image: image.meta({ description: imageDescription }),
  })
  .meta({ id: 'UploadedSignature' });

const typed = (maxCharacters: number) =>
  z.strictObject({
    type: z.literal('type').meta({ description: '`type`: it was typed, and is printed in a hand' }),
    text: drawnNameOf(maxCharacters).meta({
      description: `What is printed: 1 to ${maxCharacters} characters that our fonts have`,
    }),
    face: z
      .enum(signatureFaces)
      .optional()
      .meta({
        description: `The hand that it is written in; \`${defaultSignatureFace}\` unless given`,
      }),
  });
const typedSignature = typed(100).meta({ id: 'TypedSignature' });
const typedInitials = typed(maxInitials).meta({ id: 'TypedInitials' });

export const signature = z.discriminatedUnion('type', [drawn, uploaded, typedSignature]).meta({
  id: 'GivenSignature',
  description:
    'The signature: drawn, uploaded or typed, as `allowed_signature_types` of the session allows. It stands in each of the signer’s signature fields, else on a page of its own',
});
export const initials = z.discriminatedUnion('type', [drawn, uploaded, typedInitials]).meta({
  id: 'GivenInitials',
  description:
    'The initials, for the fields that ask for them; without them the signature fills the required ones',
});

/**
 * Looks at a signature as it was given, and makes its picture the one that is kept.
 * @throws VALIDATION_ERROR, with where in the body it is wrong
 */
export async function checkGiven(
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
  const picture = given.image;
  if (given.type === 'draw' && given.strokes) {
    if (picture !== undefined) throw invalid(`${pointer}/image`, 'must not stand beside `strokes`');
    const drawn = await signatureCheck.strokes(given.strokes);
    if (!drawn.ok) throw invalid(`${pointer}/strokes`, drawn.message);
    return { input: given.type, image: drawn.png };
  }
  if (picture === undefined) throw invalid(`${pointer}/image`, 'is required, or better `strokes`');
  const checked = await signatureCheck.image(picture);
  if (!checked.ok) throw invalid(`${pointer}/image`, checked.message);
  return { input: given.type, image: checked.png };
}
