import { getBrandingRoute, putBrandingRoute } from './branding.ts';
import { getSettingsRoute } from './get.ts';
import { updateSettingsRoute } from './update.ts';

export const settingsRoutes = [
  getSettingsRoute,
  updateSettingsRoute,
  getBrandingRoute,
  putBrandingRoute,
];
