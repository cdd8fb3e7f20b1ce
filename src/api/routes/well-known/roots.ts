import { publicFileRoute, type PublicDeps, type PublicRoute } from '../../public-route.ts';

type Records = PublicDeps['operations']['records'];

/** What a verifier is given to trust, as PEM, each certificate once. */
function rootsRoute(
  name: 'roots.pem' | 'timestamp-roots.pem',
  operationId: string,
  summary: string,
  certificatesOf: (records: Records) => readonly unknown[],
): PublicRoute {
  return publicFileRoute({
    method: 'GET',
    path: `/.well-known/countersign/${name}`,
    operationId,
    tag: 'Verification',
    summary,
    description: 'PEM, each certificate once: what a verifier is given to trust.',
    access: 'public',
    parameters: {},
    media: 'application/x-pem-file',
    refusals: ['HEADERS_TOO_LARGE'],
    open: ({ operations: { records } }) => {
      const certificates = certificatesOf(records).map((one) => `${String(one).trim()}\n`);
      const pem = Buffer.from([...new Set(certificates)].join(''));
      return ({ response }) => {
        response.setHeader('Content-Type', 'application/x-pem-file');
        response.send(pem);
        return Promise.resolve();
      };
    },
  });
}

export const rootsOfSealsRoute = rootsRoute(
  'roots.pem',
  'getRoots',
  'Get the roots of seals and recipients',
  ({ roots }) => roots,
);

export const rootsOfTimestampsRoute = rootsRoute(
  'timestamp-roots.pem',
  'getTimestampRoots',
  'Get the roots of timestamps, those of another authority and ours',
  ({ timestampRoots }) => timestampRoots,
);
