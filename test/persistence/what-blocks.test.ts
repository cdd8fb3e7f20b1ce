import { expect, test } from '@jest/globals';
import { migrations } from '../../src/persistence/migrate.ts';
import { whatBlocks } from '../../tools/migrations/what-blocks.ts';

const [, ...later] = migrations;

test.each(later.map((migration) => [migration.name, migration] as const))(
  '%s lets requests go on beside it',
  (_name, migration) => {
    expect(whatBlocks(migration)).toEqual([]);
  },
);

test('names are in order, and none is there twice', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});

test.each([
  ['an index', 'create index a on documents (title)'],
  ['a unique index', 'create unique index a on documents (title) where title is not null'],
  ['a constraint that is checked at once', `alter table documents add check (title <> '')`],
  ['a foreign key', 'alter table documents add constraint a foreign key (a) references files'],
  ['a unique constraint', 'alter table documents add constraint a unique (title)'],
  ['a check with its column', `alter table documents add column a text check (a in ('b', 'c'))`],
  ['a validation', 'alter table documents add column b int, validate constraint a'],
  ['another type', 'alter table documents alter column title type varchar(9)'],
  ['a column that must be filled', 'alter table documents add column a int not null'],
  ['not null of what is there', 'alter table documents alter column title set not null'],
  ['a value that differs', 'alter table documents add a uuid default gen_random_uuid()'],
  ['a number of its own', 'alter table documents add column a bigserial'],
  ['a generated column', 'alter table documents add column a int generated always as (1) stored'],
  ['a column that goes', 'alter table documents drop column title'],
  ['another name', 'alter table documents rename column title to name'],
  ['a change of rows', `update documents set title = ''`],
  ['a row of a table that is there', 'insert into users (id) values (1)'],
  ['rows in one go', 'insert into document_search select id from documents'],
  ['a table that goes', 'drop table documents'],
  ['a lock', 'lock table documents'],
])('refused: %s', (_name, statement) => {
  expect(whatBlocks({ name: 'x', statements: [statement] })).toHaveLength(1);
  expect(
    whatBlocks({ name: 'x', statements: [], online: [{ statements: [statement] }] }),
  ).toHaveLength(1);
});

test('refused: rows in one go as a step, and locks on more than four tables', () => {
  const statement = `update documents set title = ''`;
  expect(
    whatBlocks({ name: 'x', statements: [], online: [{ backfill: 'documents', statement }] }),
  ).toHaveLength(1);
  const tables = ['documents', 'recipients', 'files', 'uploads', 'templates'];
  const statements = tables.map((table) => `alter table ${table} add column a int`);
  expect(whatBlocks({ name: 'x', statements })).toHaveLength(1);
});

test.each([
  "alter table documents add column a int, add b text not null default 'x'",
  'alter table documents add column a timestamptz not null default now()',
  'alter table documents add column a uuid references files deferrable initially deferred',
  'alter table documents add constraint a check (title is not null) not valid',
  'create table a (id uuid primary key, n int not null check (n > 0))',
])('taken: %s', (statement) => {
  expect(whatBlocks({ name: 'x', statements: [statement] })).toEqual([]);
});

test("what the migration itself has made is nobody's yet", () => {
  const statements = [
    'create table a (id int)',
    'create index b on a (id)',
    'insert into a (id) values (1)',
  ];
  expect(whatBlocks({ name: 'x', statements })).toEqual([]);
});
