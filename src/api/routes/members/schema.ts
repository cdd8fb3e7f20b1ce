import { z } from 'zod';
import { memberRoles, memberStatuses } from '../../../domain/member/member.ts';
import { timestamp } from '../../schemas.ts';

export const memberRole = z.enum(memberRoles);

export const memberSchema = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    name: z.string(),
    email: z.string(),
    avatar_url: z.string().optional(),
    role: memberRole,
    status: z.enum(memberStatuses),
    joined_at: timestamp.optional().meta({ description: 'Absent until an invitation is accepted' }),
  })
  .meta({ id: 'Member' });
