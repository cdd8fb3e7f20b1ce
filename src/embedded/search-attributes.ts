import { searchAttributes } from '../workflows/contracts.ts';

const cliTypes = { KEYWORD: 'Keyword', DATETIME: 'Datetime', INT: 'Int' } as const;

/** What workflows can be searched by, as arguments of `temporal server start-dev`. */
export const searchAttributeArguments = Object.entries(searchAttributes).flatMap(([name, type]) => [
  '--search-attribute',
  `${name}=${cliTypes[type]}`,
]);
