import type { Migration } from '../../migration.ts';

/**
 * The documents behind a key whose text is like a pattern, newest first. The newest texts are looked
 * at one by one: words that many have are there. Then each period is asked for the documents that
 * have those pieces which few of the newest have, until there are enough. A function, so that its
 * plans are kept: making them took longer than most searches.
 */
const findDocuments = `
  create function find_documents(
    org uuid, searched text, pattern text, behind_at timestamptz, behind_id uuid, wanted int
  ) returns table (found_id uuid, found_at timestamptz)
  language plpgsql stable set max_parallel_workers_per_gather = 0 as $$
  declare
    had int;
    more int;
    last_at timestamptz;
    last_id uuid;
    grams text[];
    oldest int;
  begin
    return query
      select s.document_id, s.created_at from (
        select d.document_id, d.created_at, d.text from document_search d
        where d.organization_id = org and (d.created_at, d.document_id) < (behind_at, behind_id)
        order by d.created_at desc, d.document_id desc limit 200) s
      where s.text like pattern limit wanted;
    get diagnostics had = row_count;
    if had >= wanted then return; end if;

    select d.created_at, d.document_id into last_at, last_id from document_search d
      where d.organization_id = org and (d.created_at, d.document_id) < (behind_at, behind_id)
      order by d.created_at desc, d.document_id desc offset 199 limit 1;
    if not found then return; end if;

    with sample as materialized (
      select d.text from document_search d where d.organization_id = org
      order by d.created_at desc, d.document_id desc limit 40)
    select array_agg(gram) into grams from (
      select gram from unnest(searched_grams(searched)) gram
      order by (select count(*) from sample where position(gram in sample.text) > 0) limit 4) rarest;
    select search_period(d.created_at) into oldest from document_search d
      where d.organization_id = org order by d.created_at limit 1;

    for period in reverse search_period(last_at) .. oldest loop
      return query
        /* Nothing here that another index could be thought to help with. */
        with alike as materialized (
          select d.document_id, d.created_at, d.organization_id from document_search d
          where search_tokens(search_prefix(d.organization_id, search_period(d.created_at)), d.text)
              collate "C" @> (select array_agg(search_prefix(org, period) || gram) from unnest(grams) gram)
            and d.text like pattern)
        select a.document_id, a.created_at from alike a
        where a.organization_id = org and (a.created_at, a.document_id) < (last_at, last_id)
        order by a.created_at desc, a.document_id desc limit wanted - had;
      get diagnostics more = row_count;
      had := had + more;
      exit when had >= wanted;
    end loop;
  end $$`;

/**
 * Texts are found by their pieces of two and of four letters, each under its workspace and a period
 * of seven weeks: what is asked for is looked up period by period, and never among all there is.
 */
export const searchByPeriods: Migration = {
  name: '0010-SearchByPeriods',
  statements: [
    `create function search_period(at timestamptz) returns int
      language sql immutable parallel safe
      as $$ select (extract(epoch from at)::bigint >> 22)::int $$`,
    `create function search_prefix(org uuid, period int) returns text
      language sql immutable parallel safe
      as $$ select right(org::text, 4) || chr(256 + period) $$`,
    `create function search_tokens(prefix text, text text) returns text[]
      language sql immutable parallel safe
      as $$
        select array(select distinct $1 || gram from (
          select substr(line, i, n) as gram, n
          from unnest(string_to_array($2, chr(10))) line, (values (2), (4)) sizes (n),
            generate_series(1, length(line) - n + 1) i) grams)
      $$`,
    `create function searched_grams(text text) returns text[]
      language sql immutable parallel safe
      as $$
        select array(select distinct substr(searched, i, n)
          from (select lower($1) as searched) texts,
            lateral (select case when length(searched) < 4 then 2 else 4 end as n) sizes,
            generate_series(1, length(searched) - n + 1) i)
      $$`,
    findDocuments,
  ],
  online: [
    {
      /* What waits to be entered is read by every search: a little of it, often. */
      index: 'document_search_tokens',
      on: `document_search using gin (
          (search_tokens(search_prefix(organization_id, search_period(created_at)), text) collate "C"))
        with (gin_pending_list_limit = 256)`,
    },
    { statements: ['drop index document_search_text'] },
  ],
};
