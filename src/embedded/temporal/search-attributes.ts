import { TypedSearchAttributes } from '@temporalio/common';
import { searchAttributes } from '../../workflows/search-attributes.ts';

/** What workflows can be searched by, as arguments of `temporal server start-dev`. */
export const searchAttributeArguments = searchAttributes.flatMap(({ name, type }) => [
  '--search-attribute',
  `${name}=${TypedSearchAttributes.toMetadataType(type)}`,
]);
