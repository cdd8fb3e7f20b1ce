import { findLogo } from '../../../persistence/stores/organizations/brandings.ts';
import { Problem } from '../../problem.ts';
import { publicFileRoute } from '../../public-route.ts';

/**
 * A workspace's logo. Whoever does not have the picture cannot guess its address, and what lies
 * there never changes.
 */
export const logoRoute = publicFileRoute({
  method: 'GET',
  path: '/branding/{file}',
  operationId: 'fetchLogo',
  tag: 'Settings',
  summary: 'Fetch the logo of a workspace',
  description: 'A PNG. Its address is `logo_url` of the branding; what lies there never changes.',
  access: 'public',
  parameters: {
    file: {
      description: 'SHA-256 of the picture in hexadecimal, and `.png`',
      example: `${'7d'.repeat(32)}.png`,
    },
  },
  media: 'image/png',
  refusals: ['ROUTE_NOT_FOUND'],
  open:
    ({ operations }) =>
    async ({ parameters, response }) => {
      const [, sha256] = /^([0-9a-f]{64})\.png$/.exec(parameters['file'] ?? '') ?? [];
      const logo = sha256 === undefined ? undefined : await findLogo(operations.database, sha256);
      if (!logo) throw new Problem('ROUTE_NOT_FOUND', 'There is no such logo.');
      response.set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'Content-Type': 'image/png',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      });
      response.send(Buffer.from(logo));
    },
});
