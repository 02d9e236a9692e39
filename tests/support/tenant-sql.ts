/** Words that follow a table's name without being its alias. */
const KEYWORDS = new Set(
  `as cross default except for full group having inner intersect join left limit natural on order returning right select set union
   using values where window`.split(/\s+/),
)
const TABLE = /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_]+)(?:\s+(?:as\s+)?([a-z_]\w*))?/g
const BOUND = /\$\d|''|= any ?\(/

interface Named {
  table: string
  /** Alias of its columns; the table's own name without one. */
  alias: string
}

/** Statement in small letters, without quotes, comments and the texts between quotes. */
const plain = (statement: string): string =>
  statement
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

function tablesNamed(text: string, tenantTables: ReadonlySet<string>): Named[] {
  return [...text.matchAll(TABLE)].flatMap(([, table = '', alias = '']) => {
    if (!tenantTables.has(table)) return []
    return [{ table, alias: alias === '' || KEYWORDS.has(alias) ? table : alias }]
  })
}

/** A row that is written says whose it is by the first of its columns. */
const filled = (text: string, table: string): number =>
  [...text.matchAll(new RegExp(`\\binto ${table}(?: as \\w+)? \\(company_id\\b`, 'g'))].length

/** Number of comparisons with the company of `alias`, alone or as the head of a composite key. */
function conditionsOn(text: string, alias: string): number {
  const company = `(?<![\\w.])${alias}\\.company_id`
  return [...text.matchAll(new RegExp(`${company}(?: ?=| in\\b)|= ?${company}\\b|\\( ?${company} ?,`, 'g'))].length
}

/**
 * Tables of tenants that a statement reads or writes without naming the company of their rows: each use must compare or
 * fill the company, and at least one company must come from outside the statement.
 */
export function withoutCompany(statement: string, tenantTables: ReadonlySet<string>): string[] {
  const text = plain(statement)
  const named = tablesNamed(text, tenantTables)
  const bare = [...text.matchAll(/(?<![\w.])company_id(?: ?=| in\b| ?,)/g)].length
  const held = (alias: string, uses: Named[]): number =>
    conditionsOn(text, alias) +
    [...new Set(uses.map(({ table }) => table))].reduce((sum, table) => sum + filled(text, table), 0)
  const open = [...Map.groupBy(named, ({ alias }) => alias)].filter(
    ([alias, uses]) => held(alias, uses) < uses.length && !(bare > 0 && uses.some(({ table }) => table === alias)),
  )
  if (open.length > 0) return open.map(([, [use]]) => use?.table ?? '')
  return named.length > 0 && !BOUND.test(text) ? [named[0]?.table ?? ''] : []
}
