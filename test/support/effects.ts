import type { Application } from './application.ts';

export interface Effects<T> {
  reply: T;
  /** Types of the events recorded, in order. */
  events: string[];
  /** `<kind> <address>` of each mail written, sorted. */
  mails: string[];
  /** Documents that Temporal is to hear of. */
  dispatched: number;
}

/** Runs a request and says what it left behind, beside its answer. */
export async function effectsOf<T>(
  app: Application,
  request: () => Promise<T>,
): Promise<Effects<T>> {
  const before = await traces(app);
  const count = app.dispatched.length;
  const reply = await request();
  const after = await traces(app);
  return {
    reply,
    events: after.events.filter(({ id }) => !before.ids.has(id)).map(({ type }) => type),
    mails: after.mails
      .filter(({ id }) => !before.ids.has(id))
      .map(({ mail }) => mail)
      .sort(),
    dispatched: new Set(app.dispatched.slice(count).flatMap(({ documents }) => [...documents]))
      .size,
  };
}

export const nothing = { events: [], mails: [], dispatched: 0 };

async function traces({ database }: Application) {
  const em = database.fork();
  const events = await em.execute<{ id: string; type: string }[]>(
    `select id, type from events order by at, sequence nulls last, id`,
  );
  const mails = await em.execute<{ id: string; mail: string }[]>(
    `select id, kind || ' ' || to_email as mail from mails order by id`,
  );
  return { events, mails, ids: new Set([...events, ...mails].map(({ id }) => id)) };
}
