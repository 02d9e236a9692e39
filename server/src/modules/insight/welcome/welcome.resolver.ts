import { Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { WelcomeService } from './welcome.service.js'
import { Welcome } from './welcome.view.js'

@Resolver(() => Welcome)
export class WelcomeResolver {
  constructor(private readonly service: WelcomeService) {}

  @Reads(3000)
  @Query(() => Welcome, { description: '首页数字' })
  welcome(@Ctx() context: RequestContext): Promise<Welcome> {
    return this.service.figures(context.actor)
  }

  /** Reads all unsettled waybills. */
  @Reads(80_000)
  @FieldResolver(() => Int, { description: '可结算但没有单价的运单；未结算的运单很多时较慢，宜单独查询' })
  unpricedCount(@Ctx() context: RequestContext): Promise<number> {
    return this.service.unpricedCount(context.actor)
  }

  /** Waybills of fourteen days. */
  @Reads(15_000)
  @FieldResolver(() => Int, { description: '走势的吨数未含的趟数：按方、按车计量的运单没有吨数；宜单独查询' })
  tripsWithoutTons(@Ctx() context: RequestContext): Promise<number> {
    return this.service.tripsWithoutTons(context.actor)
  }
}
