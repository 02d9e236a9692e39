import { Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { WelcomeService } from './welcome.service.js'
import { Welcome } from './welcome.view.js'

@Resolver(() => Welcome)
export class WelcomeResolver {
  constructor(private readonly service: WelcomeService) {}

  @Query(() => Welcome, { description: '首页数字' })
  welcome(@Ctx() context: Context): Promise<Welcome> {
    return this.service.figures(context.actor)
  }

  @FieldResolver(() => Int, { description: '可结算但没有单价的运单；未结算的运单很多时较慢，宜单独查询' })
  unpricedCount(@Ctx() context: Context): Promise<number> {
    return this.service.unpricedCount(context.actor)
  }

  @FieldResolver(() => Int, { description: '走势的吨数未含的趟数：按方、按车计量的运单没有吨数；宜单独查询' })
  tripsWithoutTons(@Ctx() context: Context): Promise<number> {
    return this.service.tripsWithoutTons(context.actor)
  }
}
