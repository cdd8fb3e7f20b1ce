/** What may stand behind a tag: an index of platforms, or one image (OCI image and Docker v2). */
const manifestTypes = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const timeoutMs = 30_000;

export interface ImageName {
  /** Base address of the registry that the name means. */
  registry: string;
  repository: string;
  tag: string;
  digest?: string;
}

/** Reads `node:24@sha256:…`, `temporalio/ui:2` or `ghcr.io/owner/name:1` as Docker does. */
export function parseImage(image: string): ImageName {
  const [, path = '', tag, digest] =
    /^([^@\s]+?)(?::([\w][\w.-]*))?(?:@(sha256:[0-9a-f]{64}))?$/.exec(image) ?? [];
  if (path === '' || tag === undefined) throw new Error(`${image} names no tag`);
  const [host = '', ...rest] = path.split('/');
  const named = rest.length > 0 && /[.:]|^localhost$/.test(host);
  const repository = named ? rest.join('/') : rest.length > 0 ? path : `library/${path}`;
  const registry = named ? `https://${host}` : 'https://registry-1.docker.io';
  return { registry, repository, tag, ...(digest !== undefined && { digest }) };
}

/**
 * The digest of what a registry has under a tag, or under a digest (OCI distribution spec,
 * "Checking if content exists in the registry").
 * @param registry a mirror to ask instead of the registry that the name means
 * @throws when it has none, or its answer is not of the specification
 */
export async function digestOf(image: string, registry?: string): Promise<string> {
  const { registry: own, repository, tag, digest } = parseImage(image);
  const address = `${registry ?? own}/v2/${repository}/manifests/${digest ?? tag}`;
  let response = await head(address);
  if (response.status === 401) response = await head(address, await token(response));
  if (response.status !== 200) throw new Error(`${image}: the registry says ${response.status}`);
  const found = response.headers.get('docker-content-digest') ?? '';
  if (!/^sha256:[0-9a-f]{64}$/.test(found)) throw new Error(`${image}: no digest in the answer`);
  if (digest !== undefined && found !== digest) throw new Error(`${image}: it has ${found}`);
  return found;
}

function head(address: string, bearer?: string): Promise<Response> {
  return fetch(address, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: manifestTypes,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
  });
}

/** Asks for what the registry wants even of those who only read what is public. */
async function token(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const given = new Map(
    Array.from(challenge.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const realm = given.get('realm');
  if (realm === undefined) throw new Error('The registry wants a login that is not for everybody');
  const address = new URL(realm);
  for (const name of ['service', 'scope']) {
    const value = given.get(name);
    if (value !== undefined) address.searchParams.set(name, value);
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const body = (await response.json()) as { token?: string; access_token?: string };
  return body.token ?? body.access_token ?? '';
}
