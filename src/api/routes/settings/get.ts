import { publicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { defaultSettings } from '../../../domain/settings/settings.ts';
import { readSettings } from '../../../persistence/stores/organizations/organizations.ts';
import { readRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { settingsSchema } from './schema.ts';

export const getSettingsRoute = readRoute({
  method: 'GET',
  path: '/settings',
  operationId: 'getSettings',
  tag: 'Settings',
  summary: 'Get the workspace’s settings',
  access: { scope: 'svc:settings:read', roles: 'anyone' },
  query: nothing,
  body: nothing,
  status: 200,
  answer: settingsSchema,
  refusals: [],
  example: { answer: defaultSettings },
  async read({ deps, principal }) {
    const settings = await readSettings(deps.database, principal.organizationId);
    if (!settings) throw notFound('ORGANIZATION', publicId('org', principal.organizationId));
    return settings;
  },
});
