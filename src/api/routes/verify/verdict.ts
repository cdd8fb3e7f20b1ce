import { z } from 'zod';
import { answerId, answerText } from '../../schemas.ts';
import { reasonNames, reasonOf, type NamedCheck } from '@countersign/verifier/check';
import { findings, type FileVerdict } from '../../../evidence/verify/file-verdict.ts';
import type { ReceivedBytes } from '../../../operations/uploads/receive.ts';

const check = z
  .strictObject({
    name: answerText('The name of what was checked'),
    ok: z.boolean().nullable().meta({
      description: 'Whether it holds; null where it was not checked, for the reason in `detail`',
    }),
    detail: answerText('What was found, in English'),
    reason: z
      .enum(reasonNames)
      .optional()
      .meta({ description: 'Why it was not checked, for machines' }),
  })
  .meta({ id: 'FileCheck' });

const bytes = z.int().min(0);

/** What is said of a file that somebody holds. */
export const fileVerdict = z
  .strictObject({
    finding: z.enum(findings).meta({
      description:
        'What the file is: `genuine`, sealed with a `development` key, `unsigned` (without a seal), `altered`, `doubtful` (not all could be checked), or `too_complex` to be checked',
    }),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'The SHA-256 of the whole file, in hexadecimal' }),
    size_bytes: bytes.meta({ description: 'How many bytes the file has' }),
    checks: z.array(check).meta({ description: 'What was checked, and what was found' }),
    sealed_start: bytes.optional().meta({
      description:
        'The byte at which the sealed revision begins in the file; absent where no seal covers it',
    }),
    sealed_bytes: bytes.optional().meta({ description: 'How many bytes the sealed revision has' }),
    after_seal_bytes: bytes
      .optional()
      .meta({ description: 'How many bytes follow the sealed revision in the same PDF' }),
    document: z
      .strictObject({
        id: answerId('document'),
        title: answerText('The title of the document'),
        organization: answerText('The workspace that sent it'),
        completed_at: answerText('When the last recipient signed or approved, as ISO 8601'),
        people: z
          .array(
            z.strictObject({
              name: answerText('The name of the person'),
              meaning: answerText('What the person did: `signed` or `approved`'),
            }),
          )
          .meta({ description: 'Who signed and approved it' }),
      })
      .optional()
      .meta({ description: 'What the seal says of the document; there where everything holds' }),
  })
  .meta({ id: 'FileVerdict' });

/** A verdict as it is answered; the page says reasons in the reader's language. */
export function renderVerdict({
  finding,
  checks,
  sealed,
  facts,
  sha256,
  sizeBytes,
}: FileVerdict & ReceivedBytes): z.input<typeof fileVerdict> {
  return {
    finding,
    sha256,
    size_bytes: sizeBytes,
    checks: checks.map((one) => ({ ...one, ...withReason(one) })),
    ...(sealed && {
      sealed_start: sealed.start,
      sealed_bytes: sealed.end - sealed.start,
      after_seal_bytes: sealed.followedBy,
    }),
    ...(facts && {
      document: {
        id: facts.documentId,
        title: facts.title,
        organization: facts.organization,
        completed_at: facts.completedAt,
        people: facts.people,
      },
    }),
  };
}

function withReason(one: NamedCheck) {
  const reason = reasonOf(one);
  return reason && { reason };
}
