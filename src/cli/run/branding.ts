import { readFile, stat } from 'node:fs/promises';
import { validate } from '../../api/middleware/parse.ts';
import {
  brandingPatchSchema,
  renderBranding,
  toGivenBranding,
} from '../../api/routes/settings/branding.ts';
import { asDataUrl, updateBranding } from '../../operations/settings/update-branding.ts';
import { inTransaction } from '../../operations/unit-of-work/transaction.ts';
import { readBranding } from '../../persistence/stores/organizations/brandings.ts';
import { CommandError, withOperations } from './open.ts';
import { operator } from './operator.ts';
import { print } from './print.ts';
import { readId } from './read-option.ts';
import { requireOrganization } from './require-organization.ts';

export interface SetBrandingOptions {
  org: string;
  name?: string;
  accent?: string;
  logo?: string;
  clear?: string[];
  json?: boolean;
}

export async function getBranding(options: { org: string; json?: boolean }): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const branding = await withOperations(async ({ database }) => {
    await requireOrganization(database, organizationId);
    return readBranding(database.fork(), organizationId);
  });
  print({ ...renderBranding(branding) }, options.json);
}

const clearable = { name: 'name', accent: 'accent_color', logo: 'logo' } as const;

export async function setBranding(options: SetBrandingOptions): Promise<void> {
  const organizationId = readId('--org', 'org', options.org);
  const { name, accent, logo, clear = [] } = options;
  const given = validate(brandingPatchSchema, {
    ...Object.fromEntries(clear.map((what) => [clearableField(what), null])),
    ...(name !== undefined && { name }),
    ...(accent !== undefined && { accent_color: accent }),
    ...(logo !== undefined && { logo: await readLogo(logo) }),
  });
  const branding = await withOperations((deps) =>
    inTransaction(deps, async (tx) => {
      await updateBranding(tx, operator(), organizationId, toGivenBranding(given));
      return readBranding(tx.em, organizationId);
    }),
  );
  print({ id: options.org, ...renderBranding(branding) }, options.json);
}

function clearableField(what: string): string {
  if (what in clearable) return clearable[what as keyof typeof clearable];
  throw new CommandError(`--clear takes ${Object.keys(clearable).join(', ')}, not "${what}".`);
}

const maxLogoBytes = 200 * 1024;

async function readLogo(path: string): Promise<string> {
  const cannot = (cause: unknown) => new CommandError(`${path} cannot be read.`, { cause });
  const { size } = await stat(path).catch((cause: unknown) => {
    throw cannot(cause);
  });
  if (size > maxLogoBytes) throw new CommandError(`${path} has more than 200 KB.`);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw cannot(cause);
  });
  const dataUrl = asDataUrl(bytes);
  if (dataUrl === undefined) throw new CommandError(`${path} is neither a PNG nor a JPEG.`);
  return dataUrl;
}
