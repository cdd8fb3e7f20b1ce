import { getMemberRoute } from './get.ts';
import { listMembersRoute } from './list.ts';

export const memberRoutes = [listMembersRoute, getMemberRoute];
