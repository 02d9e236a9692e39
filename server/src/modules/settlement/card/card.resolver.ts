import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { describe } from '../../../kernel/fields.js'
import { optional, requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { reasonField } from '../line/fields.js'
import { PayeeView } from '../payee/payee.view.js'
import { cardMachine } from './card.machine.js'
import { CardService } from './card.service.js'
import { CardFilter, CardPage, CardSort, CardView } from './card.view.js'
import { cardTable } from './fields.js'

/** Verbs of a card. */
const CardAction = actionType('Card', movesOf(cardMachine))

@Resolver(() => CardView)
export class CardResolver {
  constructor(private readonly cards: CardService) {}

  /** Sums of cards read all waybills on them. */
  @Reads((_, asked) => (asked.has('summary') ? 1_000_000 : 0))
  @Query(() => CardPage, { name: 'cards', description: '结算卡列表，默认按绑定时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => CardFilter, { nullable: true }) filter?: CardFilter,
    @Arg('sort', () => [CardSort], { nullable: true }) sort?: CardSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<CardPage> {
    const fields = requestedFields(info, 'records')
    return this.cards.list(context.actor, { filter, sort, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => CardView, { nullable: true, description: '按编号或卡号取一张卡' })
  async card(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true }) id?: string,
    @Arg('cardNo', () => String, { nullable: true }) cardNo?: string,
  ): Promise<CardView | null> {
    return (await this.cards.find(context.actor, { id, cardNo }, requestedFields(info))) ?? null
  }

  @Mutation(() => CardView, { description: '激活结算卡' })
  activateCard(@Ctx() context: RequestContext, @Arg('cardNo') cardNo: string, @Args() asked: Asked): Promise<CardView> {
    return this.cards.activate(context.actor, cardNo, asked)
  }

  @Mutation(() => CardView, { description: '作废结算卡；有已结算运单或未结算回执单的不能作废' })
  voidCard(
    @Ctx() context: RequestContext,
    @Arg('cardNo') cardNo: string,
    @Args() asked: Asked,
    @Arg('reason', () => String, optional(takes(reasonField))) reason?: string | null,
  ): Promise<CardView> {
    return this.cards.void(context.actor, cardNo, reason, asked)
  }

  @FieldResolver(() => PayeeView, optional(describe(cardTable.payee)))
  payee(
    @Ctx() { loaders }: RequestContext,
    @Root() { companyAuthId, payeeId }: CardView,
  ): Promise<PayeeView | null> | null {
    return payeeId ? loaders.payee.load({ companyId: companyAuthId, id: payeeId }) : null
  }

  @FieldResolver(() => String, { description: '卡上运单 .xlsx 的地址：用同一令牌 GET' })
  excelUrl(@Root() { cardNo }: CardView): string {
    return `/chain/companysettle/exportWaybillsByCardNoExcel?${new URLSearchParams({ cardNos: cardNo })}`
  }

  @FieldResolver(() => [CardAction], { description: apiTexts.actions })
  allowedActions(@Ctx() context: RequestContext, @Root() card: CardView): string[] {
    return card.part ? [] : cardMachine.actions(card.status, context.actor, card)
  }
}
