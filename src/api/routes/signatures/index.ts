import { getTrailRoute } from './audit.ts';
import { getEvidenceRoute } from './evidence.ts';
import { getSignatureRoute } from './get.ts';
import { listSignaturesRoute } from './list.ts';
import { verifyRoute } from './verify.ts';

export const signatureRoutes = [
  listSignaturesRoute,
  getSignatureRoute,
  verifyRoute,
  getTrailRoute,
  getEvidenceRoute,
];
