import { migrate } from '../../persistence/migrate.ts';
import { CommandError, commandConfig } from './open.ts';
import { print } from './print.ts';

/** Runs where nothing else of the service is configured, also before a production start. */
export async function runMigrate({ json }: { json?: boolean }): Promise<void> {
  const { databaseUrl, databaseAdminUrl } = commandConfig({ NODE_ENV: undefined });
  if (databaseAdminUrl === undefined || databaseUrl === undefined) {
    const missing = databaseUrl === undefined ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL';
    throw new CommandError(
      `${missing} is missing: give the owner’s address as DATABASE_ADMIN_URL and the application’s as DATABASE_URL (\`npm start\` migrates its own database).`,
    );
  }
  const { username, password } = new URL(databaseUrl);
  const appRole = decodeURIComponent(username);
  if (appRole === decodeURIComponent(new URL(databaseAdminUrl).username)) {
    throw new CommandError(
      'DATABASE_URL and DATABASE_ADMIN_URL name the same role: give the application a role of its own, which this command makes.',
    );
  }
  await migrate({
    adminUrl: databaseAdminUrl,
    appRole,
    ...(password !== '' && { appPassword: decodeURIComponent(password) }),
    onProgress: (line) => process.stderr.write(`${line}\n`),
  });
  print({ migrated: true, role: appRole }, json);
}
