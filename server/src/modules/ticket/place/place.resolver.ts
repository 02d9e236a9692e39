import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { recordsOf } from '../../edge.js'
import { ProjectView, SoilView } from '../../project/index.js'
import { placeTable } from '../fields.js'
import { TicketPlaceService } from './place.service.js'

@Resolver()
export class TicketPlaceResolver {
  constructor(private readonly places: TicketPlaceService) {}

  @Query(() => [ProjectView], { description: '用票的项目：有票或用过票' })
  async ticketProjects(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<object[]> {
    return recordsOf(context, info, 'project', await this.places.projects(context.actor))
  }

  @Query(() => [SoilView], { description: '渣土场有票或用过票的土质' })
  async ticketSoilTypes(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('garbageId', () => ID, { description: placeTable.garbageId.label }) garbageId: string,
  ): Promise<object[]> {
    return recordsOf(context, info, 'soil', await this.places.soilTypes(context.actor, garbageId))
  }
}
