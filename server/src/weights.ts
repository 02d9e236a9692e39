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

/** Fields that weigh by their nature, from the faces of the domains; an operation that has several weighs what comes first here. */
const VERBS = (['heavy', 'message', 'outside', 'hash'] as const).map((weight) => ({
  weight,
  names: new Set(faces.flatMap(({ weights }) => weights?.[weight] ?? [])),
}))

/** Any other request is large, or heavy if it writes, when it gives or asks for more rows than this. */
const MANY_GIVEN = 500
const MANY_ASKED = 1000
/** So does what costs more than so many rows in all of their fields (docs/limits.md). */
const MUCH = 80_000
/** Figures are what has the database look through more rows than this costs, and tells few of them. */
const MUCH_EXAMINED = 60_000

/** What an operation is, as far as its text tells; the rest is in its variables. */
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
    const many = told > MUCH || values.some((value) => isMany(valueFromASTUntyped(value, variables)))
    if (!isQuery) return { weight: many ? 'heavy' : 'write', size }
    if (many) return { weight: 'large', size }
    return { weight: examined > MUCH_EXAMINED ? 'figures' : 'read', size }
  }
}

const LOOKS: ReadonlySet<Route['result']> = new Set(['blob', 'list', 'page', 'tree'])

/** What a call is. Some that write are documented as GET. */
export function restWork({ method, result, weight, reads = 0 }: Route, params: unknown, body: unknown): Work {
  if (weight) return { weight }
  const looks = LOOKS.has(result) || (method === 'GET' && result === 'object')
  const many = result === 'blob' || isMany(params) || isMany(body)
  if (looks) return { weight: many ? 'large' : examinedCost(reads) > MUCH_EXAMINED ? 'figures' : 'read' }
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

/** A long list anywhere in it, or the `size` of a long page. */
function isMany(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > MANY_GIVEN || value.some(isMany)
  if (typeof value !== 'object' || value === null) return false
  // Of every request: without a list of pairs.
  for (const key in value) {
    const part: unknown = (value as Variables)[key]
    const asksMany = key === 'size' && typeof part !== 'object' && Number(part) > MANY_ASKED
    if (asksMany || isMany(part)) return true
  }
  return false
}
