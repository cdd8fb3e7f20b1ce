import { connectionProblem } from '../../persistence/connection-problem.ts';
import { refusePowerfulRole } from '../../persistence/role.ts';
import { requireSchema } from '../../persistence/schema.ts';
import type { Trial, TrialSubject } from './trial.ts';

/** The schema is one that this release runs on, and the role can rewrite nothing. */
export const databaseTrial: Trial = {
  name: 'database',
  variable: 'DATABASE_URL',
  isVital: true,
  async look(subject) {
    try {
      return await tried(subject);
    } catch (cause) {
      const problem = connectionProblem(cause);
      throw problem === undefined ? cause : new Error(problem, { cause });
    }
  },
};

async function tried(subject: TrialSubject): Promise<string> {
  const database = await subject.database();
  const count = await requireSchema(database);
  await refusePowerfulRole(database);
  return `reached, ${count} migration(s) applied`;
}
