import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { faces } from './domains.js'
import type { Cost } from './graphql/cost.js'
import { examinedCost } from './kernel/reads.js'
import type { Work } from './platform/fair/gate.js'
import type { Route } from './rest/route.js'

/**
 * Fields with a weight of their own, from the faces of the domains; for an operation with several, the first weight
 * here counts.
 */
const VERBS = (['heavy', 'message', 'outside', 'hash'] as const).map((weight) => ({
  weight,
  names: new Set(faces.flatMap(({ weights }) => weights?.[weight] ?? [])),
}))

/** Any other request is large, or heavy if it writes, when it gives or asks for more rows than this. */
const MANY_GIVEN = 500
const MANY_ASKED = 1000
/** Cost in rows from which an operation is large, or heavy if it writes (docs/limits.md). */
const HEAVY_COST = 80_000
/**
 * Cost of examined rows from which an operation counts as figures: the database looks through many, and few are
 * returned.
 */
const HEAVY_EXAMINED = 60_000

/** Weight of an operation, as far as its text tells; the rest is in its variables. */
export function graphqlWork(
  document: DocumentNode,
  operationName?: string,
): (variables: Variables, cost: Cost) => Work {
  const operation = getOperationAST(document, operationName)
  if (!operation) return () => ({ weight: 'read' })
  const fields = rootFields(operation.selectionSet, document)
  const isQuery = operation.operation === 'query'
  // The fields of a mutation run one after the other.
  const size = isQuery ? fields.length : 1
  const verb = VERBS.find(({ names }) => fields.some(({ name }) => names.has(name)))
  if (verb) return () => ({ weight: verb.weight, size })
  const values = fields.flatMap((field) => field.values)
  return (variables, { requested, examined }) => {
    const told = requested - examined
    const many = told > HEAVY_COST || values.some((value) => isMany(valueFromASTUntyped(value, variables)))
    if (!isQuery) return { weight: many ? 'heavy' : 'write', size }
    if (many) return { weight: 'large', size }
    return { weight: examined > HEAVY_EXAMINED ? 'figures' : 'read', size }
  }
}

const LOOKS: ReadonlySet<Route['result']> = new Set(['blob', 'list', 'page', 'tree'])

/** Weight of a call. Some that write are documented as GET. */
export function restWork({ method, result, weight, reads = 0 }: Route, params: unknown, body: unknown): Work {
  if (weight) return { weight }
  const looks = LOOKS.has(result) || (method === 'GET' && result === 'object')
  const many = result === 'blob' || isMany(params) || isMany(body)
  if (looks) return { weight: many ? 'large' : examinedCost(reads) > HEAVY_EXAMINED ? 'figures' : 'read' }
  return { weight: many ? 'heavy' : 'write' }
}

type Variables = Record<string, unknown>

interface RootField {
  name: string
  values: ValueNode[]
}

function rootFields({ selections }: SelectionSetNode, document: DocumentNode): RootField[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD)
      return [{ name: node.name.value, values: (node.arguments ?? []).map(({ value }) => value) }]
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFields(node.selectionSet, document)
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(fragment.selectionSet, document) : []
  })
}

/** Whether the value holds a long list at any depth, or asks for a long page by `size`. */
function isMany(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > MANY_GIVEN || value.some(isMany)
  if (typeof value !== 'object' || value === null) return false
  // Run for every request, so that no list of pairs is made.
  for (const key in value) {
    const part: unknown = (value as Variables)[key]
    const asksMany = key === 'size' && typeof part !== 'object' && Number(part) > MANY_ASKED
    if (asksMany || isMany(part)) return true
  }
  return false
}
