import { type Node, nodesOf, under } from './plpgsql'

const COMPANY = 'company_id'
const RECORDS = ['new', 'old']

/** Whether a query gives in this column the company of the rows that a trigger was called for. */
export function isOfChanged(rows: Node, column: number, changed: ReadonlySet<string>): boolean {
  return armsOf(rows).every((arm) => {
    const lists = nodesOf(arm.valuesLists)
    if (lists.length === 0) return isCompany(valuesOf(arm)[column], arm, changed)
    return lists.every((list) => isCompany(nodesOf(under(list, 'List')?.items)[column], arm, changed))
  })
}

const valuesOf = (query: Node): (Node | undefined)[] =>
  nodesOf(query.targetList).map((target) => nodesOf(under(target, 'ResTarget')?.val)[0])

function isCompany(value: Node | undefined, query: Node, changed: ReadonlySet<string>): boolean {
  const names = namesOf(value)
  if (names.pop() !== COMPANY) return false
  const [alias] = names
  if (alias && RECORDS.includes(alias)) return true
  const sources = nodesOf(query.fromClause).flatMap(sourcesOf)
  const source = alias ? sources.find((one) => aliasOf(one) === alias) : sources.length === 1 ? sources[0] : undefined
  if (!source) return false
  const within = nodesOf(source.subquery)[0]
  if (!within) return changed.has(String(source.relname))
  return armsOf(within).every((arm) => {
    const at = valuesOf(arm).findIndex((one) => namesOf(one).at(-1) === COMPANY)
    return at !== -1 && isOfChanged(arm, at, changed)
  })
}

const namesOf = (value: Node | undefined): string[] =>
  nodesOf(value && under(value, 'ColumnRef')?.fields).map((field) => String(under(field, 'String')?.sval))

/** The tables and subqueries of a piece of a from clause. */
function sourcesOf(item: Node): Node[] {
  const join = under(item, 'JoinExpr')
  if (join) return [join.larg, join.rarg].flatMap(nodesOf).flatMap(sourcesOf)
  return nodesOf(Object.values(item))
}

const aliasOf = (source: Node): string => String(under(source, 'alias')?.aliasname ?? source.relname)

/** The queries that a union is made of; of anything else, itself. */
function armsOf(rows: Node): Node[] {
  const query = under(rows, 'SelectStmt') ?? rows
  const parts = [query.larg, query.rarg].flatMap(nodesOf)
  return parts.length > 0 ? parts.flatMap(armsOf) : [query]
}
