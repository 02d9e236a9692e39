import { FILTERS_BELOW } from '@tufang/tests/filters-below'
import { type GraphQLObjectType, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { type Field, figures, isWorkedOut, leavesOf, lists, nodes, recordsOf, schema, stepsOf } from './schema'
import { Draws, isNeeded, literalOf } from './values'

/** Ids of present rows by their type. */
export type Ids = ReadonlyMap<string, readonly string[]>

/** Selection of a row. */
export interface Row {
  type: GraphQLObjectType
  /** Values, each under its own name. */
  leaves: readonly Field[]
  steps: readonly Step[]
  wrapped: 'plain' | 'inline' | 'fragment'
}

/** Field that leads from a row to others, or from the operation to its rows. */
export interface Step {
  alias: string
  field: Field
  /** `Card.waybills`. */
  edge: string
  args: Readonly<Record<string, string>>
  /** Page of a list with total and sums. */
  isPage: boolean
  summary: readonly Field[]
  row: Row
}

const [MOST_STEPS, DEEPEST, MOST_LEAVES] = [9, 4, 3]

/** A query that goes from rows to rows, drawn from numbers: fewer and smaller ones make a simpler query. */
export function documentFrom(numbers: readonly number[], ids: Ids): Step {
  const draws = new Draws(numbers)
  const all = [...ids.values()].flat()
  let left = MOST_STEPS
  let named = 0

  const args = (field: Field, edge: string): Record<string, string> => {
    const taken: Record<string, string> = {}
    for (const arg of field.args) {
      if (arg.name === 'page') taken.page = `{ current: ${1 + Number(draws.oneIn(5))}, size: ${1 + draws.upTo(3)} }`
      else if (arg.name === 'filter' && draws.oneIn(2)) {
        const filter = filterOf(field, edge)
        if (filter) taken.filter = filter
      } else if (isNeeded(arg) || (arg.name === 'sort' && draws.oneIn(3)))
        taken[arg.name] = literalOf(arg.type, draws, all)
    }
    return taken
  }

  /** One or two members, none of which the row above is found by. */
  const filterOf = (field: Field, edge: string): string | undefined => {
    const type = getNamedType(field.args.find(({ name }) => name === 'filter')?.type)
    const used = Object.keys(FILTERS_BELOW[edge]?.filter('') ?? {})
    const members = isInputObjectType(type) ? Object.values(type.getFields()) : []
    const free = members.filter(({ name, deprecationReason }) => !used.includes(name) && !deprecationReason)
    const chosen = new Set([draws.of(free), ...(draws.oneIn(3) ? [draws.of(free)] : [])])
    const taken = [...chosen].flatMap((member) => member ?? [])
    return taken.length > 0
      ? `{ ${taken.map((member) => `${member.name}: ${literalOf(member.type, draws, all)}`).join(', ')} }`
      : undefined
  }

  const leaves = (type: GraphQLObjectType): Field[] => {
    const free = leavesOf(type)
    const drawn = Array.from({ length: 1 + draws.upTo(MOST_LEAVES) }, () => draws.of(free))
    return [...new Set(drawn)].flatMap((field) => field ?? [])
  }

  const rowOf = (type: GraphQLObjectType, depth: number): Row => {
    const own = leaves(type)
    const wrapped = draws.oneIn(4) ? 'fragment' : draws.oneIn(5) ? 'inline' : 'plain'
    const steps: Step[] = []
    const wanted = depth < DEEPEST ? draws.upTo(3) : 0
    for (let at = 0; at < wanted && left > 0; at++) {
      const field = draws.of(stepsOf(type))
      if (!field) break
      left -= 1
      steps.push(stepOf(field, type, depth + 1))
    }
    return { type, leaves: own, steps, wrapped }
  }

  const stepOf = (field: Field, owner: GraphQLObjectType | undefined, depth: number): Step => {
    const edge = `${owner?.name ?? 'Query'}.${field.name}`
    const below = getNamedType(field.type)
    const records = recordsOf(field.type)
    const summary = isObjectType(below) && records ? getNamedType(below.getFields().summary?.type) : undefined
    named += 1
    const step = { alias: `a${named}`, field, edge, args: args(field, edge), isPage: records !== undefined }
    const type = records ?? below
    if (!isObjectType(type)) throw new Error(`${edge} leads to no object`)
    const sums = isObjectType(summary) ? leaves(summary) : []
    return { ...step, summary: sums, row: rowOf(type, depth) }
  }

  const kind = draws.upTo(9)
  if (kind < 7) {
    const list = draws.of(kind < 6 ? [...lists.values()] : figures)
    if (list) return stepOf(list, undefined, 0)
  }
  const node = draws.of(nodes.filter(({ type }) => (ids.get(type)?.length ?? 0) > 0))
  const type = schema.getType(node?.type ?? '')
  const field = schema.getQueryType()?.getFields()[kind % 2 === 0 ? 'node' : 'nodes']
  if (!node || !isObjectType(type) || !field) throw new Error('no record to begin with')
  const own = ids.get(node.type) ?? []
  const one = (): string => `"${draws.of(own)}"`
  const found: Record<string, string> = field.name === 'node' ? { id: one() } : { ids: `[${one()}, ${one()}]` }
  return {
    ...{ alias: 'a0', field, edge: `Query.${field.name}`, args: { type: node.code, ...found } },
    ...{ isPage: false, summary: [], row: { ...rowOf(type, 0), wrapped: 'inline' } },
  }
}

/** Name under which a row tells what its list is filtered by. */
export const keyOf = ({ alias }: Step): string => `k${alias}`

export const callOf = ({ field: { name } }: Step, args: Readonly<Record<string, string>>): string => {
  const given = Object.entries(args).map(([arg, value]) => `${arg}: ${value}`)
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

/** Text of a query. */
export function textOf(root: Step): string {
  const fragments: string[] = []

  const rowText = ({ type, leaves, steps, wrapped }: Row): string => {
    const keys = steps.flatMap((step) => {
      const below = FILTERS_BELOW[step.edge]
      return below ? [`${keyOf(step)}: ${below.by ?? 'id'}`] : []
    })
    const text = ['__typename', ...leaves.map(({ name }) => name), ...keys, ...steps.map(stepText)].join(' ')
    if (wrapped === 'plain') return text
    if (wrapped === 'inline') return `... on ${type.name} { ${text} }`
    const name = `f${fragments.length}`
    fragments.push(`fragment ${name} on ${type.name} { ${text} }`)
    return `...${name}`
  }

  const stepText = (step: Step): string => {
    const row = rowText(step.row)
    const sums = step.summary.length > 0 ? `summary { ${step.summary.map(({ name }) => name).join(' ')} }` : ''
    const below = step.isPage ? `total ${sums} records { ${row} }` : row
    return `${step.alias}: ${callOf(step, step.args)} { ${below} }`
  }

  const query = `query { ${stepText(root)} }`
  return [query, ...fragments].join(' ')
}

/** Statements by which all records that may name base data are counted, one for each kind of record and each row. */
const USES = 100

/** Statements of an edge: its rows, and the links or the total of them, however many rows it leads from. */
const statementsAlong = ({ edge }: Step): number => (edge.endsWith('.uses') ? USES : 2)

/** Most statements of a query beside those of its first list: those of each edge, one for each worked-out value. */
export function mostStatements({ row }: Step): number {
  return row.steps.reduce(
    (sum, step) => sum + statementsAlong(step) + step.row.leaves.filter(isWorkedOut).length + mostStatements(step),
    0,
  )
}
