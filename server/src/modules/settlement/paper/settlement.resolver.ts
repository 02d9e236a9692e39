import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, optional } from '../../../kernel/graphql.js'
import { PaperKind } from '../enums.js'
import { SettlementView } from '../settlement/settlement.view.js'
import { paperRateField } from './fields.js'
import { SettlementPaperView } from './paper.view.js'
import type { PaperState } from './papers.js'
import { paperTexts as texts } from './texts.js'

/** The papers of a settlement beside it. */
@Resolver(() => SettlementView)
export class PapersOfSettlementResolver {
  @FieldResolver(() => [SettlementPaperView], { description: `${texts.papers}，先上传的在前；车队长看不到` })
  papers(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: SettlementView): Promise<SettlementPaperView[]> {
    return loaders.papersOfSettlement.load({ actor, id })
  }

  @FieldResolver(() => [PaperKind], { description: `${texts.needed}；已驳回、已合并的不需要` })
  async neededPapers(@Ctx() context: RequestContext, @Root() settlement: SettlementView): Promise<PaperKind[]> {
    return (await stateOf(context, settlement)).needed
  }

  @FieldResolver(() => [PaperKind], {
    description: `${texts.lacked}；认领的发票不少于结算金额的，不缺发票`,
  })
  async missingPapers(@Ctx() context: RequestContext, @Root() settlement: SettlementView): Promise<PaperKind[]> {
    return (await stateOf(context, settlement)).missing
  }

  @FieldResolver(() => DecimalScalar, optional(describe(paperRateField)))
  async paperRate(@Ctx() context: RequestContext, @Root() settlement: SettlementView): Promise<string | null> {
    return (await stateOf(context, settlement)).rate
  }
}

const stateOf = ({ actor, loaders }: RequestContext, { id }: SettlementView): Promise<PaperState> =>
  loaders.paperStateOfSettlement.load({ actor, id })
