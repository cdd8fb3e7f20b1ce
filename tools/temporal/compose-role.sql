-- Run by docker-compose.yml with psql as the superuser; it may be run again. Temporal makes and owns
-- its own databases and cannot even connect to ours; our own role can connect to nothing else of ours.
\getenv password TEMPORAL_PASSWORD
do $$
declare
  wanted text;
begin
  foreach wanted in array array['temporal', 'countersign'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole', wanted);
    end if;
  end loop;
end $$;
alter role temporal createdb password :'password';
revoke all on database :"database" from public;
grant connect on database :"database" to countersign;
