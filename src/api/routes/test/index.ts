import { advanceTestClockRoute, testClockRoute } from './clock.ts';
import { testMailsRoute } from './mails.ts';
import { declineAsTestRoute, signAsTestRoute, viewAsTestRoute } from './recipients.ts';

export const testRoutes = [
  testClockRoute,
  advanceTestClockRoute,
  testMailsRoute,
  signAsTestRoute,
  declineAsTestRoute,
  viewAsTestRoute,
];
