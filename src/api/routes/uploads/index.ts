import { generateUploadUrlRoute } from './generate-url.ts';

export const uploadRoutes = [generateUploadUrlRoute];
