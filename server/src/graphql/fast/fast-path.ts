import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { NotWritten } from '../../kernel/list/list-text.js'
import type { Em } from '../../kernel/sql/database.js'
import type { OperationContext } from '../context.js'
import type { Variables } from '../variables/variables.js'
import { TextPages, type Writable } from './pages.js'

/** Most errors that are listed: a list of ten thousand wrong items is refused by its first ones. */
const MAX_TOLD = 10

/** Compiled operation, which answers as graphql-js would. */
export type CompiledOperation = (context: OperationContext, variables: Variables) => Promise<ExecutionResult>

/**
 * Shorter ways to an answer: compiled resolvers, and pages of lists whose rows PostgreSQL writes. A program without it
 * (GRAPHQL_FAST=0) gives the same answers by graphql-js; docs/performance.md states the gain of each part.
 */
export class FastPath {
  private readonly pages: TextPages

  constructor(
    private readonly schema: GraphQLSchema,
    em: Em,
    writable: Writable,
  ) {
    this.pages = new TextPages(schema, em, writable)
  }

  /** Compiles a document; undefined for one that does not compile, which graphql-js runs. */
  compile(document: DocumentNode, operationName: string | undefined): CompiledOperation | undefined {
    const plan = this.pages.planFor(document, operationName)
    const written = plan && compiledWith(plan.schema, document, operationName)
    if (written && !plan.isForSome) return written
    const whole = compiledWith(this.schema, document, operationName)
    if (!written || !whole) return whole
    return async (context, variables) => {
      const result = plan.suits(context.anybody) ? await written(context, variables) : undefined
      return result && !isUnwritten(result) ? result : whole(context, variables)
    }
  }
}

/** Whether a page turned out to be none that PostgreSQL can write. */
const isUnwritten = ({ errors = [] }: ExecutionResult): boolean =>
  errors.some(({ originalError }) => originalError instanceof NotWritten)

function compiledWith(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): CompiledOperation | undefined {
  const compiled = compileQuery(schema, document, operationName)
  if (!isCompiledQuery(compiled)) return undefined
  return async (context, variables) => withGraphqlErrors(await compiled.query(undefined, context, variables))
}

function withGraphqlErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result
  if ('data' in result) return { ...result, errors: result.errors.map((error) => asGraphqlError(error)) }
  // Without data nothing ran: a variable was refused.
  return { errors: result.errors.slice(0, MAX_TOLD).map((error) => asGraphqlError(error, 'BAD_USER_INPUT')) }
}

/** The compiled plan throws errors of its own class, which Apollo would not unwrap. */
function asGraphqlError(error: GraphQLError, code?: string): GraphQLError {
  const { message, path, originalError, nodes } = error
  const extensions = code ? { ...error.extensions, code } : error.extensions
  return new GraphQLError(message, { path, originalError, extensions, nodes })
}
