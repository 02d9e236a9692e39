import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../kernel/context.js'
import { DomainError } from '../kernel/errors.js'

/** Has every mutation refuse whoever asks with a token that only reads, in one place, so that none can forget it. */
export function refuseTokensToWrite(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field
    if (!resolve) continue
    field.resolve = (source, args, context: RequestContext, info) => {
      if (context.anybody?.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
      return resolve(source, args, context, info)
    }
  }
}
