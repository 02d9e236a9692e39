import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface'
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

const MAX_COMPILED = 500

/** Runs operations through a compiled plan per document; a document that does not compile runs the ordinary way. */
export function jitExecutor(schema: GraphQLSchema): GatewayInterface {
  const plans = new Map<string, CompiledQuery | 'ordinary'>()
  const planOf = (hash: string, document: DocumentNode, operation: string | undefined) => {
    const known = plans.get(hash)
    if (known) return known
    const compiled = compileQuery(schema, document, operation, { disableLeafSerialization: false })
    const plan = isCompiledQuery(compiled) ? compiled : 'ordinary'
    if (plans.size >= MAX_COMPILED) plans.delete(plans.keys().next().value ?? '')
    plans.set(hash, plan)
    return plan
  }
  const executor: GatewayExecutor = async ({ queryHash, document, operationName, context, request }) => {
    const plan = planOf(`${queryHash}:${operationName ?? ''}`, document, operationName ?? undefined)
    const variableValues = request.variables ?? {}
    if (plan === 'ordinary')
      return execute({ schema, document, contextValue: context, variableValues, operationName: operationName ?? null })
    const result = await plan.query(undefined, context, variableValues)
    return result.errors ? { ...result, errors: result.errors.map(asGraphqlError) } : result
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
function asGraphqlError(error: GraphQLError): GraphQLError {
  const { message, path, originalError, extensions, nodes } = error
  return new GraphQLError(message, { path, originalError, extensions, nodes })
}
