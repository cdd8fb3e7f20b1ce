import { finishAuthenticationRoute, startAuthenticationRoute } from './authentication.ts';
import { consentRoute } from './consent.ts';
import { delegateRoute } from './delegate.ts';
import { declineRoute, optOutRoute } from './decline.ts';
import { downloadSealedRoute, getDocumentBytesRoute } from './document.ts';
import { downloadAddressRoute } from './download-address.ts';
import { freshLinkRoute } from './fresh-link.ts';
import { getSessionRoute } from './session.ts';
import { approveRoute, signRoute } from './sign.ts';
import { viewRoute } from './view.ts';

export const signingRoutes = [
  getSessionRoute,
  startAuthenticationRoute,
  finishAuthenticationRoute,
  getDocumentBytesRoute,
  viewRoute,
  consentRoute,
  signRoute,
  approveRoute,
  declineRoute,
  optOutRoute,
  delegateRoute,
  downloadSealedRoute,
  downloadAddressRoute,
  freshLinkRoute,
];
