/**
 * Sums of rows by day, month and year, kept beside the rows so that totals need not look at them (docs/adr/0008). A
 * table of sums has
 *
 * - `company_id`, `span` (CHANGE, DAY, MONTH or YEAR), the column that tells its sets of groups apart, `day` (of a
 * month or year the first);
 * - keys: what rows are grouped by. A row is in each set of groups once; keys that a set leaves out are null there;
 * - measures: what is summed.
 *
 * Statement-level triggers on the sources add what a statement changed as CHANGE rows, which nobody waits for;
 * `fold_<table>` makes one
 * row a group and day of them, and one a month and a year.
 */
export interface DaySums {
  table: string
  /** Column → its type and constraints. */
  keys: Readonly<Record<string, string>>
  measures: Readonly<Record<string, string>>
  sets: Sets
  /** Tables whose rows are summed, with the measures of a row. */
  sources: readonly Source[]
  /** A set of coarser groups made of another one when that is folded; it has no CHANGE rows of its own. */
  rolled?: Rolled
}

export interface Sets {
  /** The column that tells a row's set, and its type. */
  column: string
  type: string
  /** SQL literal → the keys of its groups. */
  of: Readonly<Record<string, readonly string[]>>
  /** SQL literal of a set → the keys of its groups. */
  told: string
  /** Literal in terms of `grouping(…)`, over the keys that not all sets have. */
  kept?: string
}

export interface Source {
  table: string
  /** Name of the function that its triggers call. */
  routine: string
  day: string
  /** Key or measure → expression over one row; a missing key is null, a missing measure 0. */
  row: Readonly<Record<string, string>>
  /** Condition on the rows that count. */
  where?: string
}

/**
 * Columns of each finer set: `day_rows`, the number of its day rows, and `span_rows`, the rows of the same span that a
 * row stands for.
 */
export interface Rolled {
  literal: string
  of: string
  keys: readonly string[]
}

/** Rows of a source with keys and measures; `sign` is -1 for deleted or former rows. */
function measured({ keys, measures }: DaySums, { day, row, where }: Source, rows: string, sign: '' | '-'): string {
  const own = Object.keys(keys).map((name) => `${row[name] ?? 'null'} as ${name}`)
  const summed = Object.keys(measures).map((name) => `${row[name] ? `${sign}(${row[name]})` : '0'} as ${name}`)
  const values = [...own, ...summed].join(', ')
  return `
      select company_id, ${day} as day, ${values} from ${rows}${where ? ` where ${where}` : ''}`
}

const namesOf = (columns: Readonly<Record<string, string>>): string => Object.keys(columns).join(', ')
const sumsOf = ({ measures }: DaySums): string =>
  Object.keys(measures)
    .map((name) => `sum(${name}) as ${name}`)
    .join(', ')
const anySum = ({ measures }: DaySums): string =>
  Object.keys(measures)
    .map((name) => `sum(${name}) <> 0`)
    .join(' or ')

/** Statement that adds one row for each group that a statement changed, in every set. */
function note(sums: DaySums, changed: string): string {
  const { table, keys, measures, sets } = sums
  const groups = Object.values(sets.of).map((names) => `(company_id, day, ${names.join(', ')})`)
  const kept = sets.kept ? `(${anySum(sums)}) and (${sets.kept})` : anySum(sums)
  return `insert into ${table} (company_id, span, ${sets.column}, day, ${namesOf(keys)}, ${namesOf(measures)})
      select company_id, 'CHANGE', ${sets.told}, day, ${namesOf(keys)}, ${sumsOf(sums)}
      from (${changed}) w
      group by grouping sets (${groups.join(', ')})
      having ${kept};`
}

/** Statement for the sums of rows that existed before the table of sums. */
export const sumsSoFar = (sums: DaySums): string =>
  sums.sources
    .map(
      (source) => `
  ${note(sums, measured(sums, source, source.table, ''))}`,
    )
    .join('')

function triggersOf(sums: DaySums, source: Source, alone: boolean): string {
  const { table } = sums
  const { routine } = source
  const [now, before] = [`new_${source.table}`, `old_${source.table}`]
  const on = (verb: string, rows: string) => `
  create trigger ${table}_${verb} after ${verb} on ${source.table}${rows}
    for each statement execute function ${routine}();`
  const verbs = ['insert', 'update', 'delete', 'truncate']
  // With one source nothing is left to be summed; with several, the sums of the other sources would have to be rebuilt.
  const emptied = alone
    ? `truncate ${table}`
    : `raise exception '% is summed up in ${table}: delete its rows', tg_table_name`
  return `
  create function ${routine}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${note(sums, measured(sums, source, now, ''))}
    elsif tg_op = 'DELETE' then
      ${note(sums, measured(sums, source, before, '-'))}
    elsif tg_op = 'UPDATE' then
      ${note(sums, `${measured(sums, source, now, '')} union all ${measured(sums, source, before, '-')}`)}
    else
      ${emptied};
    end if;
    return null;
  end $$;${on('insert', ` referencing new table as ${now}`)}${on('update', ` referencing old table as ${before} new table as ${now}`)}${on(
    'delete',
    ` referencing old table as ${before}`,
  )}${on('truncate', '')}
  -- Also where a trusted load switches foreign keys off.${verbs
    .map(
      (verb) => `
  alter table ${source.table} enable always trigger ${table}_${verb};`,
    )
    .join('')}
`
}

type Unit = 'month' | 'year'
const firstOf = (unit: Unit): string => `date_trunc('${unit}', day)::date`

/** Function that merges the rows of a changed day into one row a group, and then those of its month and year. */
function foldingOf(sums: DaySums): string {
  const { table, keys, measures, sets, rolled } = sums
  const literals = [...Object.keys(sets.of), ...(rolled ? [rolled.literal] : [])]
  const [names, all] = [namesOf(keys), namesOf(measures)]
  const own = Object.keys(sets.of).join(', ')
  const counts = rolled ? ', day_rows' : ''
  const group = `${sets.column}, day, ${names}`
  const noSums = Object.keys(measures)
    .map(() => '0')
    .join(', ')
  const taken = (unit: Unit) => `
      delete from ${table} where company_id = of_company and span = '${unit.toUpperCase()}' and ${sets.column} in (${literals.join(', ')})
        and day = any(array(select distinct ${firstOf(unit)} from changed)) returning *`
  // Counts of day rows are no sums: each changes by the difference between the present and the former number.
  const rowsOfDays = rolled
    ? `
      union all select company_id, ${group}, ${noSums}, day_rows from fresh
      union all select company_id, ${group}, ${noSums}, -day_rows from days where span = 'DAY' and ${sets.column} in (${own})`
    : ''
  const madeOf = (unit: Unit) => `
        select company_id, '${unit.toUpperCase()}', ${sets.column}, ${firstOf(unit)}, ${names}, ${sumsOf(sums)}${rolled ? ', sum(day_rows) as day_rows' : ''}
        from (
          select company_id, ${group}, ${all}${counts} from moved
          union all select company_id, ${group}, ${all}${counts} from ${unit}s where ${sets.column} in (${own})
        ) w
        group by company_id, ${sets.column}, ${firstOf(unit)}, ${names}
        having ${anySum(sums)}`
  const coarser = rolled
    ? `
        union all
        select company_id, span, ${rolled.literal}, day, ${Object.keys(keys)
          .map((name) => (rolled.keys.includes(name) ? name : 'null'))
          .join(', ')}, ${sumsOf(sums)}, sum(day_rows), count(*)
        from units where ${sets.column} = ${rolled.of}
        group by company_id, span, day, ${rolled.keys.join(', ')}`
    : ''
  return `
  -- Folds the days of a company that have changed, so many at most; gives back how many it folded. What it takes out it puts back in
  -- as sums, in one statement: nobody sees less or more, however many do it at once.
  create function fold_${table}(of_company uuid, most integer) returns integer language plpgsql as $$
  declare
    done integer;
  begin
    with changed as (
      select distinct day from ${table} where company_id = of_company and span = 'CHANGE' order by day limit most
    ), days as (
      delete from ${table} where company_id = of_company and span in ('CHANGE', 'DAY') and ${sets.column} in (${literals.join(', ')})
        and day = any(array(select day from changed)) returning *
    ), months as (${taken('month')}
    ), years as (${taken('year')}
    ), fresh as (
      select company_id, ${group}, ${sumsOf(sums)}${rolled ? ', 1 as day_rows' : ''}
      from days where ${sets.column} in (${own})
      group by company_id, ${group}
      having ${anySum(sums)}
    ), moved as (
      select company_id, ${group}, ${all}${rolled ? ', 0 as day_rows' : ''} from days where span = 'CHANGE'${rowsOfDays}
    ), units as (
        select company_id, 'DAY' as span, ${group}, ${all}${counts} from fresh
        union all${madeOf('month')}
        union all${madeOf('year')}
    ), folded as (
      insert into ${table} (company_id, span, ${group}, ${all}${rolled ? ', day_rows, span_rows' : ''})
      select * from (
        select company_id, span, ${group}, ${all}${rolled ? ', day_rows, 1 as span_rows' : ''} from units${coarser}
      ) w
      -- So that what is read together lies together.
      order by span, ${sets.column}, day
    )
    select count(*)::integer into done from changed;
    return done;
  end $$;
`
}

/** Statements that make a table of sums with its triggers and its folding, after its sources exist. */
export function daySumsTable(sums: DaySums): string {
  const { table, keys, measures, sets, sources, rolled } = sums
  const columns = Object.entries({ ...keys, ...measures }).map(([name, type]) => `${name} ${type}`)
  const counts = rolled
    ? `,
    -- How many rows of days, and of the same span, with all keys, a row stands for.
    day_rows integer not null default 0,
    span_rows integer not null default 0`
    : ''
  return `
  create table ${table} (
    company_id uuid not null,
    -- Changes are added as rows of their own, which nobody waits for, and folded by and by into one row a group for the day, one for
    -- its month and one for its year.
    span text not null check (span in ('CHANGE', 'DAY', 'MONTH', 'YEAR')),
    -- Each row of the sources is in all sets of groups.
    ${sets.column} ${sets.type} not null,
    -- In Shanghai; of a month or year the first.
    day date not null,
    ${columns.join(`,
    `)}${counts}
  );
  -- Without a key, a row that is sent elsewhere is known by all it has.
  alter table ${table} replica identity full;
  create index ${table}_day on ${table} (company_id, span, ${sets.column}, day);
${sources.map((source) => triggersOf(sums, source, sources.length === 1)).join('')}${foldingOf(sums)}`
}
