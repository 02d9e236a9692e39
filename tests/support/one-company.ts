import { parse } from 'pgsql-parser'

type Node = Readonly<Record<string, unknown>>

/** What a clause reads from: under each alias a table whose rows are a company's, or null where it is something else. */
type Sources = Map<string, string | null>

const STATEMENTS = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt']
const COMPANY = 'company_id'
/** What a column is held against: something that is bound or written out, one of several such. */
const GIVEN = '$'
const SEVERAL = '$ of several'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])
const under = (node: Node, kind: string): Node | undefined => (isNode(node[kind]) ? (node[kind] as Node) : undefined)

/**
 * Tables of companies that a statement reads or changes without saying, in the very clause that names the table, which company: by a value that
 * is bound, or by a chain of equalities that leads to one. A company that only the clause around it knows is not enough.
 */
export async function spreadOver(statement: string, tables: ReadonlySet<string>): Promise<string[]> {
  const tree = (await parse(statement)) as Node
  const named = new Set([...nodesWithin(tree, ['CommonTableExpr'])].map(({ ctename }) => String(ctename)))
  const own = new Set([...tables].filter((table) => !named.has(table)))
  return [...nodesWithin(tree, STATEMENTS)].flatMap((clause) => openIn(clause, own))
}

/** All nodes of these kinds; arms of a union are statements without a name of their kind. */
function* nodesWithin(node: Node, kinds: readonly string[]): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    for (const below of nodesOf(value)) {
      if (kinds.includes(key) || (kinds.includes('SelectStmt') && (key === 'larg' || key === 'rarg') && 'op' in below))
        yield below
      yield* nodesWithin(below, kinds)
    }
  }
}

function openIn(clause: Node, tables: ReadonlySet<string>): string[] {
  const changed = under(clause, 'relation')
  if (changed && 'override' in clause) return filled(clause, changed, tables)
  const sources: Sources = new Map()
  const conditions = nodesOf(clause.whereClause)
  for (const item of [...nodesOf(clause.fromClause), ...nodesOf(clause.usingClause)])
    gather(item, tables, sources, conditions)
  if (changed) addTable(changed, tables, sources)
  const groupOf = groups(conditions.flatMap(conjunctsOf).flatMap((condition) => equalities(condition, sources)))
  return [...sources].flatMap(([alias, table]) => {
    const group = groupOf(`${alias}.${COMPANY}`)
    if (table === null || group === groupOf(GIVEN)) return []
    return [group === groupOf(SEVERAL) ? `${table} of several companies` : table]
  })
}

/** A row that is written says whose it is. */
function filled(clause: Node, { relname }: Node, tables: ReadonlySet<string>): string[] {
  const columns = nodesOf(clause.cols).map((column) => under(column, 'ResTarget')?.name)
  const table = String(relname)
  return tables.has(table) && !columns.includes(COMPANY) ? [table] : []
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

/** What must hold for the whole to hold. */
function conjunctsOf(condition: Node): Node[] {
  const all = under(condition, 'BoolExpr')
  return all?.boolop === 'AND_EXPR' ? nodesOf(all.args).flatMap(conjunctsOf) : [condition]
}

type Equality = [one: string, other: string]

/** Which group of what is equal something belongs to. */
function groups(equal: readonly Equality[]): (name: string) => string {
  const within = new Map<string, string>()
  const groupOf = (name: string): string => {
    const next = within.get(name)
    return next === undefined ? name : groupOf(next)
  }
  for (const pair of equal) {
    // A value that is given holds what it is held against, whichever it is.
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

/** What follows from each of several: a column is the value that all of them name, or one of several. */
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

/** What stands on one side, member by member. */
const namesOf = (side: unknown, sources: Sources): (string | undefined)[] =>
  nodesOf(side)
    .flatMap((node) => nodesOf(under(node, 'RowExpr')?.args ?? node))
    .map((part) => nameOf(part, sources))

/** A column or a value; undefined for what is none of this clause's. */
function nameOf(node: Node, sources: Sources): string | undefined {
  const cast = under(node, 'TypeCast')
  if (cast) return nodesOf(cast.arg).map((inner) => nameOf(inner, sources))[0]
  const given = under(node, 'ParamRef') ?? under(node, 'A_Const')
  if (given) return `${GIVEN}${JSON.stringify(given.number ?? given.sval)}`
  const [first, second] = nodesOf(under(node, 'ColumnRef')?.fields).map((field) => under(field, 'String')?.sval)
  if (first === undefined) return undefined
  const alias = second === undefined ? onlyOne(sources) : String(first)
  return alias !== undefined && sources.has(alias) ? `${alias}.${String(second ?? first)}` : undefined
}

/** Whose a column without an alias is: the table's, where one is named. */
function onlyOne(sources: Sources): string | undefined {
  const named = [...sources].filter(([, table]) => table !== null || sources.size === 1)
  return named.length === 1 ? named[0]?.[0] : undefined
}
