import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { reasonField } from '../line/fields.js'
import { CardView, ReplacedCard } from './card.view.js'
import { cardTable } from './fields.js'
import type { CardLossService } from './loss.service.js'

const cardNoArg = { description: cardTable.cardNo.label }

@Resolver()
export class CardLossResolver {
  constructor(private readonly losses: CardLossService) {}

  @Mutation(() => CardView, { description: '挂失结算卡：不能再扫卡、登记运单和交卡；有未结算回执单的不能挂失' })
  reportCardLost(
    @Ctx() context: RequestContext,
    @Arg('cardNo', () => String, cardNoArg) cardNo: string,
    @Arg('reason', () => String, { description: takes(reasonField) }) reason: string,
    @Args() asked: Asked,
  ): Promise<CardView> {
    return this.losses.reportLost(context.actor, { cardNo, reason }, asked)
  }

  @Mutation(() => CardView, { description: '挂失的结算卡已找回，可以继续使用；已补办的不能找回' })
  reportCardFound(
    @Ctx() context: RequestContext,
    @Arg('cardNo', () => String, cardNoArg) cardNo: string,
    @Args() asked: Asked,
  ): Promise<CardView> {
    return this.losses.reportFound(context.actor, cardNo, asked)
  }

  @Mutation(() => ReplacedCard, {
    description: '为挂失的结算卡补办新卡：未结算的运单和子卡转到新卡，已结算的运单、回执单和结算单仍记在原卡',
  })
  replaceCard(
    @Ctx() context: RequestContext,
    @Arg('cardNo', () => String, { description: '挂失的卡号' }) cardNo: string,
    @Arg('replacementNo', () => String, { description: '新卡的卡号：未绑定、种类相同；再次补办时为上次补办的卡号' })
    replacementNo: string,
    @Args() asked: Asked,
  ): Promise<ReplacedCard> {
    return this.losses.replace(context.actor, { cardNo, replacementNo }, asked)
  }
}
