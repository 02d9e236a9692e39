import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'

/** Limits report like any other rule: thrown, they would look like a fault of ours. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}
/** Limits of a document that are known before its variables (docs/limits.md). */
export const limits: ValidationRule[] = [
  maxDepthRule({ ...reported, n: 10 }),
  // Aliases of `__typename` as well, which it would not count.
  maxAliasesRule({ ...reported, n: 30, allowList: [] }),
  maxDirectivesRule({ ...reported, n: 20 }),
  costLimitRule({
    ...reported,
    maxCost: 20_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.3,
    ignoreIntrospection: true,
  }),
] as ValidationRule[]
