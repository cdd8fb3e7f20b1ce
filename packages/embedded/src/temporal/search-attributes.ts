import { TypedSearchAttributes, type SearchAttributeType } from '@temporalio/common';

/** What workflows can be searched by, as arguments of `temporal server start-dev`. */
export function searchAttributeArguments(
  attributes: readonly { name: string; type: SearchAttributeType }[],
): string[] {
  return attributes.flatMap(({ name, type }) => [
    '--search-attribute',
    `${name}=${TypedSearchAttributes.toMetadataType(type)}`,
  ]);
}
