import { p } from '@mikro-orm/core';

/** timestamptz(3): JavaScript's milliseconds, no more, so that a cursor can name a row exactly. */
export const time = () => p.datetime(3);
