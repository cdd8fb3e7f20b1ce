import { getSettingsRoute } from './get.ts';
import { updateSettingsRoute } from './update.ts';

export const settingsRoutes = [getSettingsRoute, updateSettingsRoute];
