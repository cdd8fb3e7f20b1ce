import { present } from '../document/representation.ts';
import { publicId, type MemberId, type UserId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import { displayName, type MemberRole, type MemberStatus } from './member.ts';

/** A member as the API and the command line show it. */
export function memberRepresentation(member: {
  id: MemberId;
  userId: UserId;
  name: string | null;
  email: string;
  avatarUrl: string | null;
  role: MemberRole;
  status: MemberStatus;
  joinedAt: Date | null;
}) {
  return {
    id: publicId('mem', member.id),
    user_id: publicId('usr', member.userId),
    name: displayName(member),
    email: member.email,
    ...present('avatar_url', member.avatarUrl),
    role: member.role,
    status: member.status,
    ...present('joined_at', isoOrAbsent(member.joinedAt)),
  };
}
