/**
 * What workflows can be searched by in Temporal's UI: few, and nothing personal. Every Temporal server we
 * start gets them; `countersign doctor` misses them on others.
 */
export const searchAttributes = {
  OrgId: 'Keyword',
  DocumentStatus: 'Keyword',
  EndpointId: 'Keyword',
  EventType: 'Keyword',
  Deadline: 'Datetime',
  PendingRecipients: 'Int',
} as const;

/** As arguments of `temporal server start-dev`. */
export const searchAttributeArguments = Object.entries(searchAttributes).flatMap(([name, type]) => [
  '--search-attribute',
  `${name}=${type}`,
]);
