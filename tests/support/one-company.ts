import { parse } from 'pgsql-parser'
import { isOfChanged } from './changed-company'
import { type Node, nodesOf, nodesWithin, under } from './plpgsql'

/** Sources of a clause: each alias with its table, if its rows belong to companies, or null. */
type Sources = Map<string, string | null>

const STATEMENTS = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt']
const COMPANY = 'company_id'
/** Values that a column is compared with: one that is bound or written out, or one of several. */
const GIVEN = '$'
const SEVERAL = '$ of several'
/** Among the sources of a clause that knows its company from around it. */
const AROUND = '*'

/** Further facts about the company of a clause. */
interface Known {
  /** Rows that a trigger was called for, by their names; clauses within others have those, too. */
  changed?: ReadonlySet<string>
  /** First table that a clause names, not counting those in its conditions or values. */
  first?: boolean
}

/**
 * Tables of companies that a statement reads or changes without saying, in the very clause that names the table, which
 * company: by a value that is bound, or by a chain of equalities that leads to one. A company that only the clause
 * around it knows is not enough.
 */
export async function spreadOver(statement: string, tables: ReadonlySet<string>, known: Known = {}): Promise<string[]> {
  const tree = (await parse(statement)) as Node
  const named = new Set([...nodesWithin(tree, ['CommonTableExpr'])].map(({ ctename }) => String(ctename)))
  const own = new Set([...tables].filter((table) => !named.has(table)))
  const inner = new Set([...nodesWithin(tree, ['SubLink'])].flatMap((link) => [...nodesWithin(link, STATEMENTS)]))
  return [...nodesWithin(tree, STATEMENTS)].flatMap((clause) =>
    openIn(clause, own, inner.has(clause) ? { ...known, first: false } : known),
  )
}

function openIn(clause: Node, tables: ReadonlySet<string>, known: Known): string[] {
  const written = under(clause, 'relation')
  if (written && 'override' in clause) return filled(clause, written, tables, known.changed)
  const sources: Sources = new Map(known.changed ? [[AROUND, null]] : [])
  const conditions = nodesOf(clause.whereClause)
  const items = [...nodesOf(clause.fromClause), ...nodesOf(clause.usingClause)]
  for (const item of items) gather(item, tables, sources, conditions)
  for (const range of items.flatMap((item) => [...nodesWithin(item, ['RangeVar'])]))
    if (known.changed?.has(String(range.relname))) sources.delete(aliasOf(range) ?? String(range.relname))
  if (written) addTable(written, tables, sources)
  const equal = conditions.flatMap(conjunctsOf).flatMap((condition) => equalities(condition, sources))
  const [main] = [...sources].flatMap(([alias, table]) => (table ? [alias] : []))
  const groupOf = groups(known.first && main ? [...equal, [`${main}.${COMPANY}`, GIVEN]] : equal)
  return [...sources].flatMap(([alias, table]) => {
    const group = groupOf(`${alias}.${COMPANY}`)
    if (table === null || group === groupOf(GIVEN)) return []
    return [group === groupOf(SEVERAL) ? `${table} of several companies` : table]
  })
}

/** A row that is written says whose it is. */
function filled(clause: Node, { relname }: Node, tables: ReadonlySet<string>, changed?: ReadonlySet<string>): string[] {
  const at = nodesOf(clause.cols).findIndex((column) => under(column, 'ResTarget')?.name === COMPANY)
  const table = String(relname)
  if (!tables.has(table)) return []
  if (at === -1) return [table]
  return changed && !nodesOf(clause.selectStmt).every((rows) => isOfChanged(rows, at, changed)) ? [table] : []
}

function addTable(range: Node, tables: ReadonlySet<string>, sources: Sources): string {
  const table = String(range.relname)
  const alias = aliasOf(range) ?? table
  sources.set(alias, tables.has(table) ? table : null)
  return alias
}

const aliasOf = (range: Node): string | undefined => {
  const alias = under(range, 'alias')
  return alias && String(alias.aliasname)
}

/** The sources of a piece of a from clause, with the conditions under which it is joined; gives back their aliases. */
function gather(item: Node, tables: ReadonlySet<string>, sources: Sources, conditions: Node[]): string[] {
  const table = under(item, 'RangeVar')
  if (table) return [addTable(table, tables, sources)]
  const join = under(item, 'JoinExpr')
  if (!join) {
    const alias = nodesOf(Object.values(item)).map(aliasOf)[0]
    if (alias) sources.set(alias, null)
    return alias ? [alias] : []
  }
  const [left, right] = [join.larg, join.rarg].map((side) =>
    nodesOf(side).flatMap((one) => gather(one, tables, sources, conditions)),
  )
  conditions.push(...nodesOf(join.quals))
  const shared = nodesOf(join.usingClause).some((column) => under(column, 'String')?.sval === COMPANY)
  if (shared) for (const one of left ?? []) for (const other of right ?? []) conditions.push(same(one, other))
  return [...(left ?? []), ...(right ?? [])]
}

const columnOf = (alias: string): Node => ({
  ColumnRef: { fields: [{ String: { sval: alias } }, { String: { sval: COMPANY } }] },
})
const same = (one: string, other: string): Node => ({
  A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: columnOf(one), rexpr: columnOf(other) },
})

/** Conditions that must all hold for the whole to hold. */
function conjunctsOf(condition: Node): Node[] {
  const all = under(condition, 'BoolExpr')
  return all?.boolop === 'AND_EXPR' ? nodesOf(all.args).flatMap(conjunctsOf) : [condition]
}

type Equality = [one: string, other: string]

/** Group of equal names that a name belongs to. */
function groups(equal: readonly Equality[]): (name: string) => string {
  const within = new Map<string, string>()
  const groupOf = (name: string): string => {
    const next = within.get(name)
    return next === undefined ? name : groupOf(next)
  }
  for (const pair of equal) {
    // A given value is one with every value that it is compared with.
    const [one, other] = pair.map((name) => groupOf(name.startsWith(GIVEN) && name !== SEVERAL ? GIVEN : name))
    if (one !== undefined && other !== undefined && one !== other && one !== GIVEN) within.set(one, other)
    else if (one === GIVEN && other !== undefined && other !== GIVEN) within.set(other, GIVEN)
  }
  return groupOf
}

function equalities(condition: Node, sources: Sources): Equality[] {
  const either = under(condition, 'BoolExpr')
  if (either?.boolop === 'OR_EXPR') return inEach(nodesOf(either.args), sources)
  const expression = under(condition, 'A_Expr')
  if (!expression || !nodesOf(expression.name).some((name) => under(name, 'String')?.sval === '=')) return []
  const left = namesOf(expression.lexpr, sources)
  if (expression.kind === 'AEXPR_OP') return pairsOf(left, namesOf(expression.rexpr, sources))
  if (expression.kind === 'AEXPR_OP_ANY') return left.flatMap((name): Equality[] => (name ? [[name, SEVERAL]] : []))
  if (expression.kind !== 'AEXPR_IN') return []
  const listed = nodesOf(expression.rexpr).flatMap((list) => nodesOf(under(list, 'List')?.items ?? []))
  return whatAllSay(listed.map((item) => pairsOf(left, namesOf(item, sources))))
}

const inEach = (arms: readonly Node[], sources: Sources): Equality[] =>
  whatAllSay(arms.map((arm) => conjunctsOf(arm).flatMap((condition) => equalities(condition, sources))))

/** Equalities that follow from every arm: a column is the value that all of them name, or one of several. */
function whatAllSay(arms: readonly Equality[][]): Equality[] {
  const said = arms.map(
    (arm) => new Map(arm.map(([one, other]) => (one.startsWith(GIVEN) ? [other, one] : [one, other]))),
  )
  return [...(said[0] ?? [])].flatMap(([column, value]): Equality[] => {
    if (!said.every((arm) => arm.get(column)?.startsWith(GIVEN))) return []
    return [[column, said.every((arm) => arm.get(column) === value) ? value : SEVERAL]]
  })
}

const pairsOf = (left: readonly (string | undefined)[], right: readonly (string | undefined)[]): Equality[] =>
  left.flatMap((one, at): Equality[] => {
    const other = right[at]
    return one && other ? [[one, other]] : []
  })

/** Names on one side of a comparison, member by member. */
const namesOf = (side: unknown, sources: Sources): (string | undefined)[] =>
  nodesOf(side)
    .flatMap((node) => nodesOf(under(node, 'RowExpr')?.args ?? node))
    .map((part) => nameOf(part, sources))

/** Name of a column or value; undefined for other nodes. */
function nameOf(node: Node, sources: Sources): string | undefined {
  const cast = under(node, 'TypeCast')
  if (cast) return nodesOf(cast.arg).map((inner) => nameOf(inner, sources))[0]
  const given = under(node, 'ParamRef') ?? under(node, 'A_Const')
  if (given) return `${GIVEN}${JSON.stringify(given.number ?? given.sval)}`
  const [first, second] = nodesOf(under(node, 'ColumnRef')?.fields).map((field) => under(field, 'String')?.sval)
  if (first === undefined) return undefined
  const alias = second === undefined ? onlyOne(sources) : String(first)
  if (alias === undefined) return undefined
  const column = `${alias}.${String(second ?? first)}`
  if (sources.has(alias)) return column
  return sources.has(AROUND) && second === COMPANY ? `${GIVEN}${column}` : undefined
}

/** Table of a column without an alias: the only one, where one is named. */
function onlyOne(sources: Sources): string | undefined {
  const named = [...sources].filter(([, table]) => table !== null || sources.size === 1)
  return named.length === 1 ? named[0]?.[0] : undefined
}
