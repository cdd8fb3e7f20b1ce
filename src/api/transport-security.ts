/** Two years, as browsers ask of those whom they know from the start. */
const maxAgeS = 63_072_000;

/**
 * The header by which a browser never again tries http (RFC 6797), where `PUBLIC_URL` is https.
 * Other names below the same domain are not ours to speak for.
 */
export function transportSecurity(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return {};
  return { 'Strict-Transport-Security': `max-age=${maxAgeS}` };
}
