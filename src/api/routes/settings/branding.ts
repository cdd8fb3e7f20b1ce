import { z } from 'zod';
import type { Branding } from '../../../domain/settings/branding.ts';
import {
  updateBranding,
  type GivenBranding,
} from '../../../operations/settings/update-branding.ts';
import { readBranding } from '../../../persistence/stores/organizations/brandings.ts';
import { readRoute, writeRoute } from '../../route.ts';
import { drawnNameOf } from '../../name-schemas.ts';
import { nothing } from '../../schemas.ts';

const accentColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1f4fbf')
  .meta({
    description: 'A colour as `#rrggbb`; white text on it must have a contrast of 4.5 or more',
  });

/** As the settings and a signing session show it. */
export const brandingSchema = z
  .strictObject({
    name: z
      .string()
      .nullable()
      .meta({ description: 'The name that is shown instead of the workspace’s; null: none' }),
    accent_color: z
      .string()
      .nullable()
      .meta({ description: 'The accent colour as `#rrggbb`; null: the service’s own' }),
    logo_url: z.string().nullable().meta({
      description:
        'The path of the logo below the service’s address, a PNG that never changes; null: none',
    }),
  })
  .meta({ id: 'Branding' });

/** What was given and nothing else. */
export const brandingPatchSchema = z.strictObject({
  name: drawnNameOf(60).nullable().optional().meta({
    description:
      'The name that is shown instead of the workspace’s, up to 60 characters. `null` takes it away',
  }),
  accent_color: accentColor.nullable().optional().meta({
    description:
      'The accent colour as `#rrggbb`; white text on it must have a contrast of 4.5 or more. `null` takes it away',
  }),
  logo: z.string().max(300_000, 'must have 200 KB or fewer').nullable().optional().meta({
    description:
      'The logo as a `data:` URL of a PNG or JPEG of up to 200 KB; it is kept as a PNG within 600 by 200 pixels. `null` takes it away',
  }),
});

export function toGivenBranding(given: z.output<typeof brandingPatchSchema>): GivenBranding {
  const { name, accent_color: color, logo } = given;
  return {
    ...(name !== undefined && { name }),
    ...(color !== undefined && { accentColor: color && color.toLowerCase() }),
    ...(logo !== undefined && { logo }),
  };
}

export function renderBranding({ name, accentColor: color, logoSha256 }: Branding) {
  const logoUrl = logoSha256 === null ? null : `/branding/${logoSha256}.png`;
  return { name, accent_color: color, logo_url: logoUrl };
}

const example = {
  name: 'Harbour Estates',
  accent_color: '#0b5d57',
  logo_url: null,
};

export const getBrandingRoute = readRoute({
  method: 'GET',
  path: '/settings/branding',
  operationId: 'getBranding',
  tag: 'Settings',
  summary: 'Get how the workspace looks to its recipients',
  access: { scope: 'svc:settings:read', roles: 'anyone' },
  query: nothing,
  body: nothing,
  status: 200,
  answer: brandingSchema,
  refusals: [],
  example: { answer: { name: null, accent_color: null, logo_url: null } },
  ours: true,
  async read({ deps, principal }) {
    return renderBranding(await readBranding(deps.database.fork(), principal.organizationId));
  },
});

export const putBrandingRoute = writeRoute({
  method: 'PUT',
  path: '/settings/branding',
  operationId: 'setBranding',
  tag: 'Settings',
  summary: 'Set name, accent colour and logo of the signing page and of mails',
  description: 'What the body does not name stays as it is; null takes it away.',
  access: { scope: 'svc:settings:write', roles: 'administrators' },
  query: nothing,
  body: brandingPatchSchema,
  status: 200,
  answer: brandingSchema,
  refusals: [],
  example: { body: { name: example.name, accent_color: example.accent_color }, answer: example },
  ours: true,
  async write(tx, { principal, body }) {
    const { organizationId } = principal;
    await updateBranding(tx, principal, organizationId, toGivenBranding(body));
    return renderBranding(await readBranding(tx.em, organizationId));
  },
});
