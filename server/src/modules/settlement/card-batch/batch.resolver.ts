import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import type { CardBatchService } from './batch.service.js'
import {
  CardBatchFilter,
  CardBatchPage,
  CardBatchSort,
  CardBatchView,
  CardSeriesView,
  CreateCardsInput,
} from './batch.view.js'
import { batchTable } from './fields.js'

@Resolver(() => CardBatchView)
export class CardBatchResolver {
  constructor(private readonly batches: CardBatchService) {}

  @Query(() => CardBatchPage, { name: 'cardBatches', description: '一次次制作的结算卡，最近的在前' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => CardBatchFilter, { nullable: true }) filter?: CardBatchFilter,
    @Arg('sort', () => [CardBatchSort], { nullable: true }) sort?: CardBatchSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<CardBatchPage> {
    const fields = requestedFields(info, 'records')
    return this.batches.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }

  @Query(() => CardBatchView, { nullable: true, description: '取一个制卡批次' })
  async cardBatch(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: batchTable.id.label }) id: string,
  ): Promise<CardBatchView | null> {
    return (await this.batches.find(context.actor, id)) ?? null
  }

  @Query(() => [CardSeriesView], { description: '卡号系列，按前缀' })
  cardSeries(@Ctx() context: RequestContext): Promise<CardSeriesView[]> {
    return this.batches.series(context.actor)
  }

  @Mutation(() => CardBatchView, { description: '制卡：按系列依次编号，已被占用的卡号跳过；新卡未绑定车队长' })
  createCards(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateCardsInput) input: CreateCardsInput,
    @Args() asked: Asked,
  ): Promise<CardBatchView> {
    return this.batches.create(context.actor, input, asked)
  }

  @FieldResolver(() => String, { description: '标签的地址：用同一令牌 GET，得到 .pdf；加 &layout=SINGLE 则每页一枚' })
  labelsUrl(@Root() { id }: CardBatchView): string {
    return `/chain/companycard/labels?batchId=${id}`
  }
}
