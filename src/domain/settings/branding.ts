import type { DomainEvent } from '../audit/events.ts';
import { invalid } from '../refusals.ts';

/** How a workspace looks to its recipients; null: as Countersign itself. */
export interface Branding {
  name: string | null;
  /** `#rrggbb`, in lower case. */
  accentColor: string | null;
  /** Hex, of the PNG that is kept. */
  logoSha256: string | null;
}

export const defaultBranding: Branding = { name: null, accentColor: null, logoSha256: null };

/** What is absent stays as it is. */
export type BrandingPatch = Partial<Branding>;

export interface BrandingDecision {
  /** Absent when nothing changes. */
  branding?: Branding;
  events: readonly DomainEvent[];
}

const fieldNames = {
  name: 'branding.name',
  accentColor: 'branding.accent_color',
  logoSha256: 'branding.logo_sha256',
} as const;
const fields = Object.keys(fieldNames) as (keyof Branding)[];

/** @throws VALIDATION_ERROR for a colour on which white text cannot be read */
export function updateBranding(before: Branding, patch: BrandingPatch): BrandingDecision {
  if (patch.accentColor) requireContrast(patch.accentColor);
  const branding = { ...before, ...patch };
  const changed = fields.filter((field) => before[field] !== branding[field]);
  if (changed.length === 0) return { events: [] };
  const details = {
    changed: Object.fromEntries(
      changed.map((field) => [fieldNames[field], { from: before[field], to: branding[field] }]),
    ),
  };
  return { branding, events: [{ type: 'organization.updated', details }] };
}

/** WCAG 2.2, 1.4.3, for text of ordinary size. */
const minContrast = 4.5;

function requireContrast(color: string): void {
  const contrast = contrastWithWhite(color);
  if (contrast >= minContrast) return;
  // Down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  throw invalid(
    '/accent_color',
    `must be darker: white text on it has a contrast of ${shown}, and needs 4.5 to be read`,
  );
}

/** By WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
