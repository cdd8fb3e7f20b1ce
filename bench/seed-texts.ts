import type { Bench, Workspace } from './bench.ts';

/**
 * What documents of the workspace are searched by: words that many, some, few and none have, and
 * words that only the older half has. The index is built once they are there.
 */
export async function seedTexts({ sql }: Bench, { organizationId }: Workspace): Promise<void> {
  const { rows } = await sql.query<{ definition: string }>(
    `select pg_get_indexdef('document_search_tokens'::regclass) as definition`,
  );
  await sql.query(`set session_replication_role = replica`);
  await sql.query(`drop index document_search_tokens`);
  await sql.query(
    `insert into document_search (document_id, organization_id, created_at, text)
     select id, organization_id, created_at, lower(concat_ws(chr(10),
       kinds[1 + h % 3] || ' ' || streets[1 + h / 3 % 4] || ' ' || n
         || case when h % 100 = 8 then ' Vienna' when h % 1000 = 7 then ' Zurich'
              when h % 10000 = 9 then ' Oslo' else '' end
         || case when n * 2 > max(n) over () then ' Legacy' else '' end,
       name || ' Torres', name || '.torres' || h % 977 || '@example.com'))
     from (select id, organization_id, created_at, substr(title, 11)::int as n,
             abs(hashtext(title)) as h,
             (array['Ana', 'Ben', 'Carla', 'Dmitri', 'Elena'])[1 + abs(hashtext(title)) / 7 % 5] as name,
             array['Lease for', 'Services agreement', 'Employment contract'] as kinds,
             array['Harbour Street', 'Mill Lane', 'Station Road', 'High Street'] as streets
           from documents where organization_id = $1) made
     order by created_at`,
    [organizationId],
  );
  await sql.query(rows[0]?.definition ?? '');
  await sql.query(`set session_replication_role = origin`);
  await sql.query(`vacuum (analyze) document_search`);
}
