import type { NamedCheck } from './check.ts';
import type { Missing } from './evidence-trust.ts';

/**
 * The answers where not all that a file is measured by was given. Measured by what was given alone,
 * what leads elsewhere fails; measured by what the file carries as well, it says whether it was
 * changed. What fails by the first and holds by the second was not checked: whoever made the file
 * chose what it leads to. What fails by both fails.
 */
export function answersOf(
  byGiven: readonly NamedCheck[],
  byCarried: readonly NamedCheck[],
  missing: Missing,
): NamedCheck[] {
  return byCarried.map((carried, at) => {
    const given = byGiven[at];
    if (given?.ok === true || carried.ok !== true) return given?.ok === true ? given : carried;
    const detail =
      `Not checked, because ${reasonFor(carried.name, missing)}. ` +
      `By what the file carries itself: ${carried.detail}`;
    return { ...carried, ok: null, detail };
  });
}

function reasonFor(name: string, { roots, timestampRoots, logKey }: Missing): string {
  const ofLog = name.startsWith('checkpoint');
  if (ofLog && logKey) return 'no log key was given';
  if (roots) return 'no roots were given';
  if (timestampRoots) return 'no roots of timestamp authorities were given';
  return 'nothing to measure it by was given';
}
