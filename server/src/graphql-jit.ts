import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface'
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { defaultsFiller, type Variables } from './graphql-variables.js'

const MAX_COMPILED = 500

type Plan = { query: CompiledQuery['query']; fill: (variables: Variables) => Variables } | 'ordinary'

/** Runs operations through a compiled plan per document; a document that does not compile runs the ordinary way. */
export function jitExecutor(schema: GraphQLSchema): GatewayInterface {
  const plans = new Map<string, Plan>()
  const planOf = (hash: string, document: DocumentNode, operation: string | undefined): Plan => {
    const known = plans.get(hash)
    if (known) return known
    const compiled = compileQuery(schema, document, operation, { disableLeafSerialization: false })
    const plan: Plan = isCompiledQuery(compiled)
      ? { query: compiled.query, fill: defaultsFiller(schema, document, operation) }
      : 'ordinary'
    if (plans.size >= MAX_COMPILED) plans.delete(plans.keys().next().value ?? '')
    plans.set(hash, plan)
    return plan
  }
  const executor: GatewayExecutor = async ({ queryHash, document, operationName, context, request }) => {
    const plan = planOf(`${queryHash}:${operationName ?? ''}`, document, operationName ?? undefined)
    const variableValues = request.variables ?? {}
    if (plan === 'ordinary')
      return execute({ schema, document, contextValue: context, variableValues, operationName: operationName ?? null })
    const result = await plan.query(undefined, context, plan.fill(variableValues))
    // Without data nothing ran: the variables do not fit.
    const code = 'data' in result ? undefined : 'BAD_USER_INPUT'
    return result.errors ? { ...result, errors: result.errors.map((error) => asGraphqlError(error, code)) } : result
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

/** The compiled plan throws errors of its own class, which Apollo would not unwrap. */
function asGraphqlError(error: GraphQLError, code: string | undefined): GraphQLError {
  const { message, path, originalError, nodes } = error
  const extensions = code ? { ...error.extensions, code } : error.extensions
  return new GraphQLError(message, { path, originalError, extensions, nodes })
}
