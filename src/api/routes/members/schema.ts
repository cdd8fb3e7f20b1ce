import { z } from 'zod';
import { memberRoles, memberStatuses } from '../../../domain/member/member.ts';
import { answerId, answerText, timeOf } from '../../schemas.ts';

export const memberRole = z.enum(memberRoles).meta({
  description:
    'What the member may do: an `owner` and an `admin` change everything, a `member` what is theirs, a `viewer` nothing',
});

export const memberSchema = z
  .strictObject({
    id: answerId('member'),
    user_id: answerId('user'),
    name: answerText('The name of the member'),
    email: answerText('The email address of the member'),
    avatar_url: answerText('The address of a picture of the member').optional(),
    role: memberRole,
    status: z.enum(memberStatuses).meta({
      description:
        'Whether the member is `active`, still `invited`, or `suspended`: then none of their keys is good',
    }),
    joined_at: timeOf('When the member accepted the invitation').optional(),
  })
  .meta({ id: 'Member' });
