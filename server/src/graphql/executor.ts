import type { GatewayExecutor, GatewayGraphQLRequestContext, GatewayInterface } from '@apollo/server-gateway-interface'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  visit,
} from 'graphql'
import { DomainError, type FieldError, invalidInput } from '../kernel/errors.js'
import { MOST_COST, type ReadBudget } from '../kernel/read-budget.js'
import { Recent } from '../kernel/recent.js'
import { longestText, MAX_ITEMS, tooLong, tooMany } from '../kernel/values/input-lengths.js'
import { hasBrokenText, pathToTooMuch } from '../kernel/values/text.js'
import type { FairGate, Work } from '../platform/fair/gate.js'
import { graphqlWork } from '../weights.js'
import type { OperationContext } from './context.js'
import { type Cost, type CostOf, costOf } from './cost.js'
import type { Operation } from './door.js'
import type { CompiledOperation, FastPath } from './fast/fast-path.js'
import { Places } from './places.js'
import { countFields } from './selection.js'
import { misfitFinder } from './variables/misfits.js'
import { defaultsFiller, type Variables } from './variables/variables.js'

/**
 * Most fields of compiled operations that are kept: a field takes about a kilobyte, and all operations of the pages
 * have 8,000. Each operation counts a few fields more than it has, which bounds the number of small ones.
 */
const MOST_FIELDS = 40_000
const OPERATION = 20
/**
 * Longest text that serves as a key of the kept operations; a longer one is known by its hash, so that no key holds
 * megabytes.
 */
const MAX_KEPT = 20_000

interface Plan {
  /** Document that Apollo has read and found valid. */
  document: DocumentNode
  /** Compiled form; undefined for a document that graphql-js runs. */
  compiled: CompiledOperation | undefined
  fill: (variables: Variables) => Variables
  misfitIn: (variables: Variables) => FieldError | undefined
  cost: CostOf
  work: (variables: Variables, cost: Cost) => Work
}

/** Limits of work: who may run how much, and when. */
interface Limits {
  gate: FairGate
  budget: ReadBudget
}

interface Executor {
  gateway: GatewayInterface
  /** Runs an operation that has run before without reading it again; undefined for a new one. */
  runKnown(asked: Operation, context: OperationContext): Promise<ExecutionResult> | undefined
}

type Asked = Pick<Operation, 'operationName' | 'variables'>

/** Runs operations within their limits: compiled where they can be, else by graphql-js. */
export function planningExecutor(
  schema: GraphQLSchema,
  fast: FastPath | undefined,
  { gate, budget }: Limits,
): Executor {
  const plans = new Recent<Plan>(MOST_FIELDS)
  const planOf = (key: string, document: DocumentNode, operation: string | undefined): Plan => {
    const known = plans.get(key)
    if (known) return known
    // The compiler takes the only operation of a document under any name.
    const kind = getOperationAST(document, operation)?.operation
    if (kind === OperationTypeNode.SUBSCRIPTION) throw new DomainError('BAD_REQUEST')
    if (hasBrokenText(literalsOf(document))) throw refusal('文本中有无法保存的字符')
    const plan: Plan = {
      document,
      compiled: kind && fast?.compile(document, operation),
      fill: defaultsFiller(schema, document, operation),
      misfitIn: misfitFinder(schema, document, operation),
      cost: costOf(schema, document, operation),
      work: graphqlWork(document, operation),
    }
    if (kind) plans.set(key, plan, OPERATION + countFields(document))
    return plan
  }
  const run = async (plan: Plan, { operationName, variables: given = {} }: Asked, context: OperationContext) => {
    const { document } = plan
    if (hasBrokenText(given)) throw refusal('文本中有无法保存的字符')
    refuseTooMuch(document, given)
    const misfit = plan.misfitIn(given)
    if (misfit) throw invalidInput([misfit])
    const variables = plan.fill(given)
    const cost = plan.cost(variables)
    const { requested, examined } = cost
    const left = () => (context.cost ? { left: budget.left(context.anybody) } : {})
    const told = (used: number) => ({ cost: { ...costTold(requested, used), ...left() } })
    let used = 0
    try {
      if (context.isListed && requested - examined > MOST_LISTED)
        throw new DomainError('QUERY_TOO_COMPLEX', { detail: ALONE })
      const charged = context.cost?.dryRun ? DRY : requested
      budget.charge(context.anybody, charged)
      used = charged
      if (context.cost?.dryRun) return { data: null, extensions: told(used) }
      const work = plan.work(variables, cost)
      return await gate.run(context.asker, work, async (turn) => {
        context.inPlaces = new Places(turn, work.size)
        // Rows that only the database looks through need no memory here.
        context.afterwards.push(await budget.enter(requested - examined))
        const result = plan.compiled
          ? await plan.compiled(context, variables)
          : await execute({ schema, document, contextValue: context, variableValues: given, operationName })
        return { ...result, extensions: told(used) }
      })
    } catch (error) {
      return { errors: [asRefusal(error)], extensions: told(used) }
    }
  }
  const runFromGateway = async ({
    queryHash,
    source,
    document,
    context,
    request,
  }: GatewayRequest): Promise<ExecutionResult> => {
    const { operationName } = request
    const plan = planOf(keyOf(source.length > MAX_KEPT ? queryHash : source, operationName), document, operationName)
    return run(plan, request, context)
  }
  const executor = (operation: GatewayGraphQLRequestContext): Promise<ExecutionResult> => {
    const asked = operation as GatewayRequest
    return asked.context.ran ?? runFromGateway(asked).catch(refused)
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

/** Most cost of the rows of an operation in a list: answers are in memory together, as of two operations at most. */
const MOST_LISTED = Math.floor(MOST_COST / 8)
const ALONE = `：列表中每项的行费用不能超过${MOST_LISTED}，请单独发送`

/** Cost of an answer that only tells a cost. */
const DRY = 1

/** Cost of an operation as its answer tells it; `requested` is the former name of `asked`. */
const costTold = (asked: number, used: number) => ({ requested: asked, limit: MOST_COST, asked, used })

type GatewayRequest = GatewayGraphQLRequestContext<OperationContext>

const keyOf = (text: string, operationName = ''): string => `${operationName}:${text}`

const refused = (error: unknown): ExecutionResult => ({ errors: [asRefusal(error)] })

function literalsOf(document: DocumentNode): string[] {
  const literals: string[] = []
  visit(document, { StringValue: ({ value }) => void literals.push(value) })
  return literals
}

/** Refuses a text or list beyond the limits of the document's arguments, in its literals or its variables. */
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

/** Refusal at the door, before anything runs. */
const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** Refusal of a whole operation; any other error before a resolver runs is a fault of the program. */
function asRefusal(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  if (error instanceof DomainError) return new GraphQLError(error.message, { originalError: error })
  throw error
}
