import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { ProjectView, SoilTypeView } from '../../project/index.js'
import { placeTable } from '../fields.js'
import { TicketPlaceService } from './place.service.js'

@Resolver()
export class TicketPlaceResolver {
  constructor(private readonly places: TicketPlaceService) {}

  @Query(() => [ProjectView], { description: '用票的项目：有票或用过票' })
  ticketProjects(@Ctx() { actor }: RequestContext): Promise<ProjectView[]> {
    return this.places.projects(actor)
  }

  @Query(() => [SoilTypeView], { description: '渣土场有票或用过票的土质' })
  ticketSoilTypes(
    @Ctx() { actor }: RequestContext,
    @Arg('garbageId', () => ID, { description: placeTable.garbageId.label }) garbageId: string,
  ): Promise<SoilTypeView[]> {
    return this.places.soilTypes(actor, garbageId)
  }
}
