import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Route } from '../route.ts';
import { rowSchema } from '../routes/bulk-sends/read-rows.ts';
import { publicRoutes, routeTable } from '../route-table.ts';
import { forGenerators } from './for-generators.ts';
import { headers } from './headers.ts';
import { apiPrefix, operationOf } from './operation.ts';
import { problemCodes } from './problem-codes.ts';
import { problemSchema, sharedResponses } from './problem-responses.ts';
import { publicCodes, publicPaths } from './public-operation.ts';
import { eventsTag, webhookOperations } from './webhooks.ts';

const description = `Electronic signatures: upload a file, make a document of it, add recipients,
send it, and let them sign, approve or decline.

- **Errors** are RFC 9457 problems (\`application/problem+json\`); \`code\` names the kind, \`type\`
  leads to a page that explains it. A path that does not exist is 404 \`ROUTE_NOT_FOUND\`, a wrong
  method 405 \`METHOD_NOT_ALLOWED\` with \`Allow\`, headers that are too long 431.
- Beside its own codes every operation can answer 400 \`VALIDATION_ERROR\`, 500 \`INTERNAL_ERROR\` and
  503 \`UNAVAILABLE\`; one with a body 400 \`INVALID_JSON\`, 413 \`PAYLOAD_TOO_LARGE\` and 415
  \`UNSUPPORTED_MEDIA_TYPE\`; one with an API key 401 \`MISSING_AUTH_HEADER\`, \`INVALID_AUTH_FORMAT\` and
  \`INVALID_API_KEY\`, 403 \`INSUFFICIENT_SCOPE\`, \`ORGANIZATION_ACCESS_DENIED\`, \`API_ACCESS_DISABLED\` and
  \`IP_NOT_ALLOWED\`, 429 \`RATE_LIMITED\`; one with a signing link 401 \`SIGNING_LINK_INVALID\` and 429;
  a POST with an API key 409 \`IDEMPOTENCY_IN_PROGRESS\` and 422 \`IDEMPOTENCY_KEY_REUSED\`.
- **Unknown** body fields and query parameters are refused (400), never ignored.
- **Answers** may get further members and values without a new version: ignore what you do not know.
- **Times** are ISO 8601 in UTC with milliseconds; times in queries are milliseconds since 1970 in UTC.
- **Lists** are paged by cursor: \`next_cursor\` of one page asks for the next.
- **POST** takes \`Idempotency-Key\`: the same request again within 24 hours gets the same answer.`;

const tags = {
  Uploads: 'A file goes to a temporary address first; its `storageId` then makes a document.',
  Documents: 'From draft to completed.',
  Recipients: 'Who signs, approves or only reads, and in which order.',
  Templates: 'A file with its fields, to make documents from.',
  'Bulk sends': 'Many documents of one template, each for its own recipients.',
  Signatures: 'Who signed when, the proof, and the trail.',
  Contacts: 'People that documents are sent to.',
  Members: 'People of the workspace.',
  Settings: 'What holds for the whole workspace.',
  Analytics: 'Counts over a period.',
  'Audit log': 'What happened in the workspace, newest first.',
  Webhooks: 'Endpoints of yours, and what they were sent.',
  [eventsTag]: 'What your endpoints are sent, and how they answer.',
  'Test workspaces': 'A clock that moves, mails that go to nobody, recipients who act by the API.',
  Verification: 'Whether a file is genuine, and what that is measured by; for anybody.',
  Log: 'Hashes and signed heads of the log of events (c2sp.org/tlog-tiles); for anybody.',
  Problems: 'What the `type` of a problem leads to.',
  'Signing session': 'What a recipient’s browser calls, with the token of the signing link.',
} as const;

/** Where `npm start` answers; the linter takes no localhost. */
const localUrl = 'http://127.0.0.1:3000';

/**
 * OpenAPI 3.1.1, from the same table and schemas that answer the requests.
 * @param url of the service that it comes from: where a generated client sends its calls
 */
export function openApiDocument(url = localUrl, routes: readonly Route[] = routeTable) {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Countersign',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url, description: 'The service that this document comes from' }],
      tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
      paths: { ...pathsOf(routes), ...publicPaths(publicRoutes) },
      webhooks: webhookOperations(),
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'ak_…',
            description: 'An API key of the workspace; each operation names the scope it needs.',
          },
          signingLink: {
            type: 'http',
            scheme: 'bearer',
            description: 'The last part of a recipient’s `signing_url`.',
          },
        },
        headers,
        responses: sharedResponses([...routes.map(problemCodes), ...publicRoutes.map(publicCodes)]),
        parameters: { IdempotencyKey: idempotencyKey, SigningSessionToken: signingSession },
        // Rows are read one by one, so no body of a route says what a row is.
        schemas: { Problem: problemSchema, BulkSendRowInput: rowSchema },
      },
    },
    { override: ({ jsonSchema }) => forReaders(jsonSchema) },
  );
  showExamples(document, routes);
  forGenerators(document);
  return document;
}

interface Described {
  type?: unknown;
  format?: unknown;
  pattern?: unknown;
  enum?: unknown[];
}

/**
 * What a parser needs to know is not always what a reader does: numbers and flags in a query are
 * text to the one and numbers and booleans to the other, and a format says more than its pattern.
 */
function forReaders(schema: Described): void {
  if (schema.type === 'integer' || schema.format === 'date-time' || schema.format === 'email') {
    delete schema.pattern;
  }
  if (schema.enum?.join() === 'true,false') {
    schema.type = 'boolean';
    delete schema.enum;
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'Any text of yours, kept for 24 hours: the same request with the same key is answered again ' +
    'and done once; another request with it is refused (422).',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  example: '9f3c2b1a-lease-12',
};

const signingSession = {
  name: 'X-Signing-Session',
  in: 'header' as const,
  description:
    'The `session_token` that this browser was given when its reader proved who they are. One that ' +
    'is wrong or no longer good counts as none.',
  schema: { type: 'string' as const },
  example: 'p0iQTu1oM9c2u7Sg3b9JQmT6wQpWQ1D9m2qk2c0X1aE',
};

function pathsOf(routes: readonly Route[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const verb = route.method.toLowerCase() as Lowercase<Route['method']>;
    const path = `${apiPrefix}${route.path}`;
    paths[path] = { ...paths[path], [verb]: operationOf(route) };
  }
  return paths;
}

/** Parameters come out of the schemas; their example values are the route's. */
function showExamples(document: ReturnType<typeof createDocument>, routes: readonly Route[]): void {
  for (const { method, path, example } of routes) {
    const verb = method.toLowerCase() as Lowercase<Route['method']>;
    const operation = document.paths?.[`${apiPrefix}${path}`]?.[verb];
    for (const parameter of operation?.parameters ?? []) {
      if (!('name' in parameter)) continue;
      const value = example.query?.[parameter.name];
      if (value !== undefined) parameter.example = typed(parameter.schema, value);
    }
  }
}

/** In an address everything is text; the document shows the value that the text stands for. */
function typed(schema: unknown, value: unknown): unknown {
  const type = (schema as { type?: unknown } | undefined)?.type;
  if (type === 'integer') return Number(value);
  return type === 'boolean' ? value === 'true' : value;
}
