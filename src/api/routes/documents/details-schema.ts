import { z } from 'zod';
import { documentFields, downloadUrl, sealWait, warnings } from '../../answer-schemas.ts';
import { answerId, answerText, count } from '../../schemas.ts';

/** A document with what its owner and their workspace know beside. */
export const documentDetailFields = {
  ...documentFields,
  download_url: downloadUrl.optional(),
  warnings: warnings.optional(),
  owner: z
    .strictObject({
      id: answerId('member'),
      name: answerText('The name of the owner'),
      email: answerText('The email address of the owner'),
    })
    .meta({ description: 'The member whose document it is' }),
  message: answerText('What the sender wrote to everybody who is asked').optional(),
  template_id: answerText('The id of the template it was made of').optional(),
  template_version: count('The version that the template had when it was made', 1).optional(),
  reminder_schedule: z.array(z.int().min(1).max(365)).optional().meta({
    description:
      'Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own',
  }),
  expiration_alert_days: z.int().min(1).max(30).optional().meta({
    description:
      'How many days before the deadline the owner is warned; a draft has it only where it has its own',
  }),
  redirect_url: answerText('Where the signing page leads on to after the act').optional(),
  seal: sealWait.optional(),
};

export const documentDetailsSchema = z
  .strictObject(documentDetailFields)
  .meta({ id: 'DocumentDetails' });
