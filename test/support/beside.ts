import { openDatabase } from '../../src/persistence/orm.ts';
import {
  startApplication,
  steppingClock,
  type Application,
  type SteppingClock,
} from './application.ts';

/** A second process of the service: on the same database and storage, with a clock of its own. */
export async function startBeside(app: Application, clock: SteppingClock): Promise<Application> {
  const database = await openDatabase({ url: app.cloned.url, poolSize: 5 });
  return startApplication({
    cloned: { ...app.cloned, drop: () => Promise.resolve() },
    clock,
    operations: { ...app.operations, database, clock },
  });
}

/** A clock that a little time passes on each time somebody looks at it. */
export function tickingClock(start: Date, tickMs: number): SteppingClock {
  const clock = steppingClock(start);
  return {
    ...clock,
    now() {
      clock.advance(tickMs);
      return clock.now();
    },
  };
}
