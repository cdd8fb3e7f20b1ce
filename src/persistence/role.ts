import type { Database } from './orm.ts';

/**
 * Refuses to run as a superuser or as the schema's owner: either could rewrite the audit log, and
 * what the log proves rests on the application not being able to.
 */
export async function refusePowerfulRole(database: Database): Promise<void> {
  const [role] = await database.fork().execute<{ powerful: boolean; name: string }[]>(
    `select current_user as name,
            (select rolsuper from pg_roles where rolname = current_user)
              or pg_has_role(current_user, (select tableowner from pg_tables
                 where schemaname = 'public' and tablename = 'events'), 'member') as powerful`,
  );
  if (role?.powerful !== false) {
    throw new Error(
      `DATABASE_URL connects as ${role?.name ?? 'an unknown role'}, which owns the schema or is a superuser. ` +
        'Use the application role; `countersign migrate` makes it (the owner goes into DATABASE_ADMIN_URL).',
    );
  }
}
