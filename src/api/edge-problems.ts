/** Codes that only the HTTP edge gives; the rest are refusals of the rules. */
export type EdgeCode =
  | 'INVALID_JSON'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PAYLOAD_TOO_LARGE'
  | 'ROUTE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'MISSING_AUTH_HEADER'
  | 'INVALID_AUTH_FORMAT'
  | 'INVALID_API_KEY'
  | 'UNAUTHORIZED'
  | 'INSUFFICIENT_SCOPE'
  | 'ORGANIZATION_ACCESS_DENIED'
  | 'API_ACCESS_DISABLED'
  | 'IP_NOT_ALLOWED'
  | 'RANGE_NOT_SATISFIABLE'
  | 'RATE_LIMITED'
  | 'HEADERS_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'INTERNAL_ERROR'
  | 'UNAVAILABLE';

export interface ProblemKind {
  status: number;
  title: string;
  /** What the `type` page says beside the title. */
  meaning: string;
}

/** What fails before a rule is asked, or behind all of them. */
export const edgeProblems: Record<EdgeCode, ProblemKind> = {
  INVALID_JSON: { status: 400, title: 'Invalid JSON', meaning: 'The body is not JSON.' },
  MISSING_AUTH_HEADER: {
    status: 401,
    title: 'Missing Authorization',
    meaning: 'Send the header `Authorization: Bearer <API key>`.',
  },
  INVALID_AUTH_FORMAT: {
    status: 401,
    title: 'Invalid Authorization Format',
    meaning: 'The header must read `Authorization: Bearer <API key>`.',
  },
  INVALID_API_KEY: {
    status: 401,
    title: 'Invalid API Key',
    meaning: 'The key is unknown, revoked or expired.',
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Unauthorized',
    meaning: 'A valid API key is needed to make an upload URL.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    title: 'Insufficient Scope',
    meaning: 'The key was made without the scope that this operation needs.',
  },
  ORGANIZATION_ACCESS_DENIED: {
    status: 403,
    title: 'Organization Access Denied',
    meaning: 'The member that the key belongs to has no active workspace.',
  },
  API_ACCESS_DISABLED: {
    status: 403,
    title: 'API Access Disabled',
    meaning: 'The workspace’s security settings switch API keys off.',
  },
  IP_NOT_ALLOWED: {
    status: 403,
    title: 'IP Address Not Allowed',
    meaning: 'The workspace’s allowlist does not hold the address of this request.',
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    title: 'Route Not Found',
    meaning: 'There is no operation at this path.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method Not Allowed',
    meaning: 'The path exists with other methods; `Allow` lists them.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload Too Large',
    meaning: 'A JSON body may have 1 MB, one with a signature 4 MB.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported Media Type',
    meaning:
      'Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    title: 'Range Not Satisfiable',
    meaning:
      'The file has no bytes in the `Range` asked for; `Content-Range` says how many it has.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate Limited',
    meaning: 'Too many requests came this way; `Retry-After` says when more are taken.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'Request Header Fields Too Large',
    meaning: 'The request’s headers are too long.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    meaning:
      'Headers have 15 seconds to arrive, a whole request two minutes. A file may take longer while ' +
      'it comes no slower than 32 KB a second: at /verify in every ten seconds, at an upload ' +
      'address in every two minutes.',
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal Error',
    meaning: 'Something failed on our side; `request_id` finds it in our log.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    meaning:
      'The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.',
  },
};
