import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from './graphql-context.js'
import type { TextPages } from './graphql-pages.js'
import { misfitFinder } from './graphql-shapes.js'
import { defaultsFiller, type Variables } from './graphql-variables.js'
import { DomainError, type FieldError, invalidInput } from './kernel/errors.js'
import { longestText, MAX_ITEMS, tooLong, tooMany } from './kernel/input-lengths.js'
import { hasBrokenText, pathToTooMuch } from './kernel/text.js'
import type { FairGate, Work } from './platform/fair/gate.js'
import { graphqlWork } from './weights.js'

const MAX_COMPILED = 500
/** A list of ten thousand wrong items is refused by its first ones. */
const MAX_TOLD = 10

interface Compiled {
  query: CompiledQuery['query']
  fill: (variables: Variables) => Variables
  isMisfit: (variables: Variables) => boolean
  work: (variables: Variables) => Work
}
type Plan = Compiled | 'ordinary' | 'broken'

/** Runs operations through a compiled plan per document; a document that does not compile runs the ordinary way. */
export function jitExecutor(schema: GraphQLSchema, pages: TextPages, gate: FairGate): GatewayInterface {
  const plans = new Map<string, Plan>()
  const planOf = (hash: string, document: DocumentNode, operation: string | undefined): Plan => {
    const known = plans.get(hash)
    if (known) return known
    if (hasBrokenText(literalsOf(document))) return 'broken'
    // The compiler takes a document's only operation under any name.
    if (!getOperationAST(document, operation)) return 'ordinary'
    const compiled = compileQuery(pages.schemaFor(document, operation) ?? schema, document, operation)
    const plan: Plan = isCompiledQuery(compiled)
      ? {
          query: compiled.query,
          fill: defaultsFiller(schema, document, operation),
          isMisfit: misfitFinder(schema, document, operation),
          work: graphqlWork(document, operation),
        }
      : 'ordinary'
    if (plans.size >= MAX_COMPILED) plans.delete(plans.keys().next().value ?? '')
    plans.set(hash, plan)
    return plan
  }
  const executor: GatewayExecutor = async ({ queryHash, document, context, request }) => {
    const operationName = request.operationName
    const plan = planOf(`${queryHash}:${operationName ?? ''}`, document, operationName)
    const variableValues = request.variables ?? {}
    if (plan === 'broken' || hasBrokenText(variableValues)) return { errors: [refusal('文本中有无法保存的字符')] }
    const excess = tooMuchOf(document, variableValues)
    if (excess) return { errors: [excess] }
    const { asker } = context as Context
    const inTurn = <Answer>(work: Work, act: () => Answer | Promise<Answer>) =>
      gate.run(asker, work, act).catch(refused)
    if (plan === 'ordinary') {
      const asked = { schema, document, contextValue: context, variableValues, operationName: operationName ?? null }
      return inTurn(graphqlWork(document, operationName)(variableValues), () => execute(asked))
    }
    if (plan.isMisfit(variableValues)) return { errors: [refusal('应为对象之处给了列表')] }
    const variables = plan.fill(variableValues)
    const result = await inTurn(plan.work(variables), () => plan.query(undefined, context, variables))
    if (!result.errors) return result
    if ('data' in result) return { ...result, errors: result.errors.map((error) => asGraphqlError(error)) }
    // Without data nothing ran: the variables do not fit.
    return { errors: result.errors.slice(0, MAX_TOLD).map((error) => asGraphqlError(error, 'BAD_USER_INPUT')) }
  }
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => undefined
    },
    stop: async () => plans.clear(),
  }
}

function literalsOf(document: DocumentNode): string[] {
  const literals: string[] = []
  visit(document, { StringValue: ({ value }) => void literals.push(value) })
  return literals
}

/** The refusal of a text or a list that is longer than any argument of the document takes, in its literals or its variables. */
function tooMuchOf(document: DocumentNode, variables: Variables): GraphQLError | undefined {
  const { longest, longestLiteral } = lengthsOf(document)
  if (longestLiteral > longest) return asRefusal(tooLong(['query'], longest))
  const path = pathToTooMuch(variables, { text: longest, items: MAX_ITEMS })
  if (!path) return undefined
  const found = path.reduce<unknown>((value, key) => (value as Variables)?.[key], variables)
  return asRefusal(Array.isArray(found) ? tooMany(path) : tooLong(path, longest))
}

const asRefusal = (wrong: FieldError): GraphQLError =>
  new GraphQLError(wrong.message, { originalError: invalidInput([wrong]) })

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

/** What is refused before anything runs, such as for want of a turn. */
function refused(error: unknown): ExecutionResult {
  if (!(error instanceof DomainError)) throw error
  return { errors: [new GraphQLError(error.message, { originalError: error })], data: null }
}

/** Input that is refused at the door, before anything runs. */
const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** The compiled plan throws errors of its own class, which Apollo would not unwrap. */
function asGraphqlError(error: GraphQLError, code?: string): GraphQLError {
  const { message, path, originalError, nodes } = error
  const extensions = code ? { ...error.extensions, code } : error.extensions
  return new GraphQLError(message, { path, originalError, extensions, nodes })
}
