import type { z } from 'zod';
import { parsePublicId, type IdPrefix } from '../../domain/ids.ts';
import { CommandError } from './open.ts';

/** An option's value under the rule that the API has for it. */
export function readOption<Schema extends z.ZodType>(
  option: string,
  schema: Schema,
  value: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new CommandError(`${option} ${result.error.issues[0]?.message ?? 'is wrong'}.`);
}

/** The id that an option names. */
export function readId<Prefix extends IdPrefix>(option: string, prefix: Prefix, value: string) {
  const id = parsePublicId(prefix, value);
  if (id !== undefined) return id;
  throw new CommandError(`${option} must be an id that starts with ${prefix}_.`);
}
