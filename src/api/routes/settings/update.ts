import { z } from 'zod';
import { updateSettings } from '../../../operations/settings/update.ts';
import { writeRoute } from '../../route.ts';
import { done, nothing } from '../../schemas.ts';
import { settingsPatchSchema, toPatch } from './schema.ts';

export const updateSettingsRoute = writeRoute({
  method: 'PATCH',
  path: '/settings',
  operationId: 'updateSettings',
  tag: 'Settings',
  summary: 'Change the settings that the body names; the others keep their values',
  access: { scope: 'svc:settings:write', roles: 'administrators' },
  query: nothing,
  body: settingsPatchSchema,
  status: 200,
  answer: z.strictObject({ success: done }),
  refusals: [],
  example: {
    body: { signing: { default_deadline_days: 14, esign_consent_text: null } },
    answer: { success: true },
  },
  async write(tx, { principal, body }) {
    await updateSettings(tx, principal, principal.organizationId, toPatch(body));
    return { success: true as const };
  },
});
