import type { Backfill, Migration } from '../../src/persistence/migration.ts';

/** Waiting for one lock after the other, a migration holds up whoever needs the first. */
const maxTables = 4;

/**
 * Why requests would wait for a migration, or the release before could not go on beside it; nothing
 * when it rolls. It knows the few ways in which migrations here are written, and refuses others.
 */
export function whatBlocks({ statements, online = [] }: Migration): string[] {
  const parts = [
    statements,
    ...online.map((step) => ('statements' in step ? step.statements : [])),
  ];
  return [
    ...parts.flatMap((part) => inOneTransaction(part)),
    ...online.flatMap((step) => ('backfill' in step ? inBatches(step) : [])),
  ];
}

function inOneTransaction(statements: readonly string[]): string[] {
  const created = new Set<string>();
  const locked = new Set<string>();
  const wrong = statements.map(plain).flatMap((statement) => {
    const made = /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (made !== undefined) created.add(made);
    if (created.has(firstRow(statement) ?? '')) return [];
    const table = tableOf(statement);
    if (table === undefined || created.has(table)) return known(statement);
    locked.add(table);
    return [...known(statement), ...onExisting(statement)].map((why) => `${why}: ${statement}`);
  });
  if (locked.size <= maxTables) return wrong;
  return [...wrong, `It locks ${locked.size} tables in one transaction, more than ${maxTables}.`];
}

/** The table that a statement writes a row of: where it is a new one, nobody waits. */
function firstRow(statement: string): string | undefined {
  return /^insert into (\w+) \([^()]*\) values \(/.exec(statement)?.[1];
}

/** Comments and lay-out mean nothing. */
function plain(statement: string): string {
  return statement
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(/--.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Of a statement that takes a lock which others feel. */
function tableOf(statement: string): string | undefined {
  return (
    /^alter table (?:only )?(\w+)/.exec(statement)?.[1] ??
    /^create (?:unique )?index .*? on (\w+)/.exec(statement)?.[1] ??
    /^create (?:or replace )?trigger .*? on (\w+)/.exec(statement)?.[1]
  );
}

const harmless =
  /^(create (table|schema|(or replace )?function|(or replace )?trigger|extension|(unique )?index|type|sequence)|alter (table|index|function)|drop (index|trigger|function)|grant|revoke|comment on) /;

function known(statement: string): string[] {
  if (harmless.test(statement)) return [];
  return [`It changes or drops what may be large, or is not known to roll: ${statement}`];
}

function onExisting(statement: string): string[] {
  if (/^create (unique )?index/.test(statement)) {
    return ['Nobody can write while it builds an index; a step of its own builds it concurrently'];
  }
  const actions = /^alter table (?:only )?\w+ (.*)$/.exec(statement)?.[1];
  return actions === undefined ? [] : atTopLevel(actions).flatMap((action) => blocking(action));
}

/** The actions between the commas that no bracket holds. */
function atTopLevel(actions: string): string[] {
  const found: string[] = [];
  let current = '';
  let depth = 0;
  for (const letter of actions) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      found.push(current.trim());
      current = '';
    } else current += letter;
  }
  return [...found, current.trim()];
}

function blocking(action: string): string[] {
  if (/^(drop column|rename)/.test(action)) {
    return ['The release before reads what it takes away'];
  }
  if (/^validate constraint/.test(action)) {
    return ['Everybody waits while it looks at every row; a step of its own validates'];
  }
  if (/^add (constraint|check|foreign key|unique|primary key|exclude)/.test(action)) {
    const rolls = /not valid$|using index/.test(action);
    return rolls ? [] : ['It looks at every row; add it as not valid, and validate it by a step'];
  }
  if (/^alter (column )?\w+ (set data )?type/.test(action)) return ['It writes every row anew'];
  if (/^alter (column )?\w+ set not null/.test(action)) return ['It looks at every row'];
  return action.startsWith('add ') ? newColumn(action) : [];
}

function newColumn(action: string): string[] {
  const initial = / default (.*)$/.exec(action)?.[1];
  if (/ (check \(|unique|primary key)/.test(action)) {
    return ['It looks at every row; add its constraint as not valid, and validate it by a step'];
  }
  if (/ (serial|bigserial|generated) ?/.test(action) || /(?<!now)\(\)/.test(initial ?? '')) {
    return ['It writes every row anew'];
  }
  if (initial === undefined && action.includes(' not null')) {
    return ['The release before does not fill it in'];
  }
  return initial !== undefined && action.includes(' references ') ? ['It looks at every row'] : [];
}

function inBatches({ backfill, statement }: Backfill): string[] {
  const isBounded = ['$1', '$2'].every((bound) => statement.includes(bound));
  return isBounded ? [] : [`It goes through ${backfill} in one transaction: ${plain(statement)}`];
}
