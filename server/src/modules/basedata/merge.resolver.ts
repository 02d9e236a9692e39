import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Actor } from '../../kernel/command/actor.js'
import { Asked } from '../../kernel/command/asked.js'
import type { RequestContext } from '../../kernel/context.js'
import { BaseDataMerge, BaseDataMergeInput } from './basedata.view.js'
import type { BaseData } from './definition.js'

interface Merger {
  merge(actor: Actor, given: BaseDataMergeInput, asked: Asked): Promise<BaseDataMerge>
}

/** The mutation that merges rows of one kind, such as mergeTrucks. */
export function mergeResolver({ what }: Pick<BaseData<object>, 'what'>, service: Merger, name: string): object {
  @Resolver()
  class MergeResolver {
    @Mutation(() => BaseDataMerge, {
      name,
      description: `把重复的${what}并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用`,
    })
    merge(
      @Ctx() context: RequestContext,
      @Arg('input', () => BaseDataMergeInput) input: BaseDataMergeInput,
      @Args() asked: Asked,
    ): Promise<BaseDataMerge> {
      return service.merge(context.actor, input, asked)
    }
  }
  return new MergeResolver()
}
