import pg from 'pg';

export interface RolePasswords {
  superuser: string;
  owner: string;
  app: string;
}

/** Owns the schema and runs migrations; the service itself never connects as this role. */
export const ownerRole = 'countersign_owner';
/** What API and worker connect as: neither superuser nor owner of anything. */
export const appRole = 'countersign';
export const databaseName = 'countersign';

/** Address of a database on the embedded server. */
export function postgresUrl(
  role: string,
  password: string,
  port: number,
  database: string,
): string {
  return `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Makes the owner's role and its database where they are missing. The application's role is made by
 * the migrations, which is why the owner may create roles.
 */
export async function ensureOwnerAndDatabase(
  port: number,
  passwords: RolePasswords,
  database = databaseName,
): Promise<void> {
  const client = new pg.Client(postgresUrl('postgres', passwords.superuser, port, 'postgres'));
  await client.connect();
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [ownerRole]);
    const verb = roles.rowCount === 0 ? 'create' : 'alter';
    const password = client.escapeLiteral(passwords.owner);
    await client.query(`${verb} role ${ownerRole} login createrole password ${password}`);
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${ownerRole}`);
    }
    const name = client.escapeIdentifier(database);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to public`);
  } finally {
    await client.end();
  }
}
