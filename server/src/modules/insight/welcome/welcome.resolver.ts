import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql-context.js'
import { WelcomeService } from './welcome.service.js'
import { Welcome } from './welcome.view.js'

@Resolver()
export class WelcomeResolver {
  constructor(private readonly service: WelcomeService) {}

  @Query(() => Welcome, { description: '首页数字' })
  welcome(@Ctx() context: Context): Promise<Welcome> {
    return this.service.figures(context.actor)
  }
}
