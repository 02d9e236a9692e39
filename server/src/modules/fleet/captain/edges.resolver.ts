import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { CaptainView } from './captain.list.view.js'
import { captainTable } from './fields.js'

/** The captain of whatever names one. */
export function captainBeside(type: ClassType): object {
  @Resolver(() => type)
  class CaptainBeside {
    @FieldResolver(() => CaptainView, optional(captainTable.name.label))
    captain(
      @Ctx() { actor, loaders }: RequestContext,
      @Root() { captainId }: { captainId: string },
    ): Promise<CaptainView | null> {
      return loaders.captain.load({ actor, id: captainId })
    }
  }
  return new CaptainBeside()
}
