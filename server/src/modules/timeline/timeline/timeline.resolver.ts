import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ReadsTogether } from '../../../kernel/reads.js'
import { PaymentView } from '../../payment/index.js'
import { CardView, ReceiptView, SettlementView } from '../../settlement/index.js'
import { WaybillView } from '../../waybill/index.js'
import { timelineTexts as texts } from './fields.js'
import { TimelinePage, type TimelineParent } from './timeline.view.js'

/** Timeline beside the records of a type; `reads` is the number of lines that lead to the neighbours of one. */
function timelineOf(type: ClassType, of: TimelineParent, reads: number): object {
  @Resolver(() => type)
  class TimelineResolver {
    @ReadsTogether(reads)
    @FieldResolver(() => TimelinePage, { description: texts.timeline })
    timeline(
      @Ctx() { actor, loaders }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() { id }: { id: string },
      @Arg('page', () => PageInput, pageArg) page: PageInput,
    ): Promise<TimelinePage> {
      return loaders.timeline(info, { of, page }).load({ actor, id })
    }
  }
  return new TimelineResolver()
}

export const timelineResolvers = (): object[] => [
  timelineOf(WaybillView, 'WAYBILL', 100),
  timelineOf(CardView, 'CARD', 2000),
  timelineOf(ReceiptView, 'RECEIPT', 2000),
  timelineOf(SettlementView, 'SETTLEMENT', 2000),
  timelineOf(PaymentView, 'PAYMENT', 2000),
]
