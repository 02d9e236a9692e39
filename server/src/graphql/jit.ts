import type { GatewayExecutor, GatewayGraphQLRequestContext, GatewayInterface } from '@apollo/server-gateway-interface'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { DomainError, invalidInput } from '../kernel/errors.js'
import { MOST_COST, type ReadBudget } from '../kernel/read-budget.js'
import { Recent } from '../kernel/recent.js'
import { longestText, MAX_ITEMS, tooLong, tooMany } from '../kernel/values/input-lengths.js'
import { hasBrokenText, pathToTooMuch } from '../kernel/values/text.js'
import type { FairGate, Work } from '../platform/fair/gate.js'
import { graphqlWork } from '../weights.js'
import type { OperationContext } from './context.js'
import { type Cost, type CostOf, costOf } from './cost.js'
import type { Operation } from './door.js'
import { fragmentsOf, type TextPages } from './pages.js'
import { Places } from './places.js'
import { misfitFinder } from './shapes.js'
import { defaultsFiller, type Variables } from './variables.js'

/**
 * Fields of compiled operations that are kept: each takes about a kilobyte, and all operations of the pages have 8,000 together. One operation counts
 * as some more than its fields, so that the number of small ones is bounded as well.
 */
const MOST_FIELDS = 40_000
const OPERATION = 20
/** A longer text is known by its hash only, so that none of these holds megabytes. */
const MAX_KEPT = 20_000
/** A list of ten thousand wrong items is refused by its first ones. */
const MAX_TOLD = 10

interface Plan {
  /** What Apollo has read and found valid. */
  document: DocumentNode
  /** Undefined for what does not compile. */
  query: CompiledQuery['query'] | undefined
  fill: (variables: Variables) => Variables
  isMisfit: (variables: Variables) => boolean
  cost: CostOf
  work: (variables: Variables, cost: Cost) => Work
}

/** Who may run how much, and when. */
interface Limits {
  gate: FairGate
  budget: ReadBudget
}

interface Executor {
  gateway: GatewayInterface
  /** Runs what came through the gateway before, without reading it again; undefined for anything else. */
  runKnown(asked: Operation, context: OperationContext): Promise<ExecutionResult> | undefined
}

type Asked = Pick<Operation, 'operationName' | 'variables'>

/** Runs operations through a compiled plan per document; a document that does not compile runs the ordinary way. */
export function jitExecutor(schema: GraphQLSchema, pages: TextPages, { gate, budget }: Limits): Executor {
  const plans = new Recent<Plan>(MOST_FIELDS)
  const planOf = (key: string, document: DocumentNode, operation: string | undefined): Plan => {
    const known = plans.get(key)
    if (known) return known
    // The compiler takes a document's only operation under any name.
    const kind = getOperationAST(document, operation)?.operation
    if (kind === OperationTypeNode.SUBSCRIPTION) throw new DomainError('BAD_REQUEST')
    if (hasBrokenText(literalsOf(document))) throw refusal('文本中有无法保存的字符')
    const compiled = kind && compileQuery(pages.schemaFor(document, operation) ?? schema, document, operation)
    const plan: Plan = {
      document,
      query: compiled && isCompiledQuery(compiled) ? compiled.query : undefined,
      fill: defaultsFiller(schema, document, operation),
      isMisfit: misfitFinder(schema, document, operation),
      cost: costOf(schema, document, operation),
      work: graphqlWork(document, operation),
    }
    if (kind) plans.set(key, plan, OPERATION + fieldsIn(document))
    return plan
  }
  const run = async (plan: Plan, { operationName, variables: given = {} }: Asked, context: OperationContext) => {
    const { document } = plan
    if (hasBrokenText(given)) throw refusal('文本中有无法保存的字符')
    refuseTooMuch(document, given)
    if (plan.isMisfit(given)) throw refusal('应为对象之处给了列表')
    const variables = plan.fill(given)
    const cost = plan.cost(variables)
    const { requested, examined } = cost
    const extensions = { cost: { requested, limit: MOST_COST } }
    try {
      budget.charge(context.anybody, requested)
      const work = plan.work(variables, cost)
      return await gate.run(context.asker, work, async (turn) => {
        context.inPlaces = new Places(turn, work.size)
        // Nobody's memory holds the rows that only the database looks through.
        context.afterwards.push(await budget.enter(requested - examined))
        const result = plan.query
          ? withGraphqlErrors(await plan.query(undefined, context, variables))
          : await execute({ schema, document, contextValue: context, variableValues: given, operationName })
        return { ...result, extensions }
      })
    } catch (error) {
      return { errors: [asRefusal(error)], extensions }
    }
  }
  const first = async ({ queryHash, source, document, context, request }: Gatewayed): Promise<ExecutionResult> => {
    const { operationName } = request
    const plan = planOf(keyOf(source.length > MAX_KEPT ? queryHash : source, operationName), document, operationName)
    return run(plan, request, context)
  }
  const executor = (operation: GatewayGraphQLRequestContext): Promise<ExecutionResult> => {
    const asked = operation as Gatewayed
    return asked.context.ran ?? first(asked).catch(refused)
  }
  return {
    gateway: {
      load: async () => ({ executor: executor as GatewayExecutor }),
      onSchemaLoadOrUpdate(listener) {
        listener({ apiSchema: schema, coreSupergraphSdl: '' })
        return () => undefined
      },
      stop: async () => plans.clear(),
    },
    runKnown(asked, context) {
      const plan = asked.query.length > MAX_KEPT ? undefined : plans.get(keyOf(asked.query, asked.operationName))
      return plan && run(plan, asked, context).catch(refused)
    },
  }
}

type Gatewayed = GatewayGraphQLRequestContext<OperationContext>

/** The fields of all operations, those of a fragment as often as it is spread: so many are compiled. */
export function fieldsIn(document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const known = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const found = known.get(name) ?? of(fragments.get(name)?.selectionSet)
    known.set(name, found)
    return found
  }
  const of = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce(
      (sum, node) =>
        sum +
        (node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : of(node.selectionSet)) +
        (node.kind === Kind.FIELD ? 1 : 0),
      0,
    )
  return document.definitions.reduce(
    (sum, node) => sum + (node.kind === Kind.OPERATION_DEFINITION ? of(node.selectionSet) : 0),
    0,
  )
}

const keyOf = (text: string, operationName = ''): string => `${operationName}:${text}`

const refused = (error: unknown): ExecutionResult => ({ errors: [asRefusal(error)] })

function literalsOf(document: DocumentNode): string[] {
  const literals: string[] = []
  visit(document, { StringValue: ({ value }) => void literals.push(value) })
  return literals
}

/** Refuses a text or a list that is longer than any argument of the document takes, in its literals or its variables. */
function refuseTooMuch(document: DocumentNode, variables: Variables): void {
  const { longest, longestLiteral } = lengthsOf(document)
  if (longestLiteral > longest) throw invalidInput([tooLong(['query'], longest)])
  const path = pathToTooMuch(variables, { text: longest, items: MAX_ITEMS })
  if (!path) return
  const found = path.reduce<unknown>((value, key) => (value as Variables)?.[key], variables)
  throw invalidInput([Array.isArray(found) ? tooMany(path) : tooLong(path, longest)])
}

interface Lengths {
  longest: number
  longestLiteral: number
}
const lengths = new WeakMap<DocumentNode, Lengths>()

function lengthsOf(document: DocumentNode): Lengths {
  const known = lengths.get(document)
  if (known) return known
  const names = new Set<string>()
  visit(document, { Field: ({ name }) => void names.add(name.value) })
  const longestLiteral = Math.max(0, ...literalsOf(document).map((literal) => literal.length))
  const found = { longest: longestText(names), longestLiteral }
  lengths.set(document, found)
  return found
}

/** Input that is refused at the door, before anything runs. */
const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** What is refused as a whole; anything else that is thrown before a resolver runs is a fault. */
function asRefusal(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  if (error instanceof DomainError) return new GraphQLError(error.message, { originalError: error })
  throw error
}

function withGraphqlErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result
  if ('data' in result) return { ...result, errors: result.errors.map((error) => asGraphqlError(error)) }
  // Without data nothing ran: the variables do not fit.
  return { errors: result.errors.slice(0, MAX_TOLD).map((error) => asGraphqlError(error, 'BAD_USER_INPUT')) }
}

/** The compiled plan throws errors of its own class, which Apollo would not unwrap. */
function asGraphqlError(error: GraphQLError, code?: string): GraphQLError {
  const { message, path, originalError, nodes } = error
  const extensions = code ? { ...error.extensions, code } : error.extensions
  return new GraphQLError(message, { path, originalError, extensions, nodes })
}
