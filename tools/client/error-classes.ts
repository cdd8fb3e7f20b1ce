import { problemKinds } from '../../src/api/problems.ts';

export interface ErrorClass {
  code: string;
  /** Such as `DocumentNotFoundError`. */
  name: string;
  status: number;
  meaning: string;
}

/** A class for each code of the table of problems, by code. */
export function errorClasses(): ErrorClass[] {
  return Object.entries(problemKinds)
    .map(([code, { status, meaning }]) => ({ code, name: nameOf(code), status, meaning }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

function nameOf(code: string): string {
  const words = code.replace(/_ERROR$/, '').split('_');
  const cased = words.map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return `${cased.join('')}Error`;
}
