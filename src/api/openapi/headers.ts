const text = { type: 'string' as const };

/** Under `components.headers`. */
export const headers = {
  'X-Request-Id': {
    description:
      'Names this request in our log. A given one of 1 to 64 letters, digits, - and _ is logged ' +
      'beside it and comes back as `X-Client-Request-Id`.',
    required: true,
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds after which trying again makes sense',
    schema: { type: 'integer' as const, minimum: 0 },
  },
  'WWW-Authenticate': { description: 'The scheme: `Bearer`', required: true, schema: text },
  'Idempotent-Replayed': {
    description: '`true` when this is the stored answer of an earlier request with the same key',
    schema: { type: 'string' as const, enum: ['true'] },
  },
};

export function headerRef(name: keyof typeof headers) {
  return { $ref: `#/components/headers/${name}` };
}

export const requestIdHeader = { 'X-Request-Id': headerRef('X-Request-Id') };
