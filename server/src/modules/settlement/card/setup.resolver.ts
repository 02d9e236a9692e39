import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { BaseDataChange } from '../../basedata/index.js'
import { cardTable } from './fields.js'
import type { CardSetupService } from './setup.service.js'
import { BindCardsInput, ChangedCards, MoveCardsInput, SetCardTypesInput } from './setup.view.js'

@Resolver()
export class CardSetupResolver {
  constructor(private readonly setup: CardSetupService) {}

  @Query(() => [BaseDataChange], { description: '结算卡最近的修改，最后的在前' })
  cardHistory(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: cardTable.id.label }) id: string,
  ): Promise<BaseDataChange[]> {
    return this.setup.history(context.actor, id)
  }

  @Mutation(() => ChangedCards, { description: '绑定结算卡，可同时激活；已绑定给同一车队长的不变' })
  bindCards(
    @Ctx() context: RequestContext,
    @Arg('input', () => BindCardsInput) input: BindCardsInput,
    @Args() asked: Asked,
  ): Promise<ChangedCards> {
    return this.setup.bind(context.actor, input, asked)
  }

  @Mutation(() => ChangedCards, { description: '换绑结算卡：已有运单或未结算回执单的不能换' })
  moveCards(
    @Ctx() context: RequestContext,
    @Arg('input', () => MoveCardsInput) input: MoveCardsInput,
    @Args() asked: Asked,
  ): Promise<ChangedCards> {
    return this.setup.move(context.actor, input, asked)
  }

  @Mutation(() => ChangedCards, { description: '修改结算卡的购票类型；有未结算回执单的不能改' })
  setCardTypes(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetCardTypesInput) input: SetCardTypesInput,
    @Args() asked: Asked,
  ): Promise<ChangedCards> {
    return this.setup.setTypes(context.actor, input, asked)
  }
}
