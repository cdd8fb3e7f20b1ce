import type { ZodType } from 'zod';
import type { Route } from '../route.ts';
import { routeTable } from '../route-table.ts';

interface Link {
  operationId: string;
  description: string;
  parameters: Record<string, string>;
}

/**
 * Where what an operation makes can be used: every operation whose ids are all known from its
 * answer (`id`) and its own query. Kinds of ids are read from the examples.
 */
export function linksOf(route: Route): Record<string, Link> {
  const made = kindOf((route.example.answer as { id?: unknown } | undefined)?.id);
  const given = idsOf(route);
  if (route.method !== 'POST' || made === undefined || given.has(made)) return {};
  const known = new Map([...given].map(([kind, name]) => [kind, `$request.query.${name}`]));
  known.set(made, '$response.body#/id');
  return Object.fromEntries(
    routeTable
      .filter((target) => idsOf(target).has(made))
      .filter((target) => [...idsOf(target).keys()].every((kind) => known.has(kind)))
      .map((target) => [target.operationId, linkTo(target, known)]),
  );
}

function linkTo(target: Route, known: ReadonlyMap<string, string>): Link {
  const parameters = [...idsOf(target)].map(([kind, name]) => [name, known.get(kind) ?? '']);
  return {
    operationId: target.operationId,
    description: target.summary,
    parameters: Object.fromEntries(parameters) as Record<string, string>,
  };
}

/** Kind of id → name of the parameter, of those that an operation cannot do without. */
function idsOf({ query, example }: Route): Map<string, string> {
  const shape: Record<string, ZodType> = query.shape;
  const required = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success);
  const kinds = required.map(([name]) => [kindOf(example.query?.[name]), name] as const);
  return new Map(kinds.filter((entry): entry is [string, string] => entry[0] !== undefined));
}

function kindOf(id: unknown): string | undefined {
  return typeof id === 'string' ? /^([a-z]{3})_[0-9a-z]{26}$/.exec(id)?.[1] : undefined;
}
