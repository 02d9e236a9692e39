import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { TripWordInput } from '../confirmation/confirmation.view.js'
import type { WordGiven } from '../confirmation/input.js'
import { OwnTripService } from './own-trip.service.js'
import { OwnTripFilter, OwnTripPage, OwnTripSort, OwnTripView } from './own-trip.view.js'

@Resolver(() => OwnTripView)
export class OwnTripResolver {
  constructor(private readonly trips: OwnTripService) {}

  @Query(() => OwnTripPage, { name: 'ownTrips', description: '司机本人的趟次，默认按出场时间降序' })
  list(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OwnTripFilter, { nullable: true }) filter?: OwnTripFilter,
    @Arg('sort', () => [OwnTripSort], { nullable: true }) sort?: OwnTripSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OwnTripPage> {
    const fields = requestedFields(info, 'records')
    return this.trips.list(actor, { filter, sort, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Mutation(() => OwnTripView, {
    description: '签认本人的一趟：确认、更正数量或拒绝；同样的签认再来一次不改变什么，另一种签认取代它',
  })
  confirmOwnTrip(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => TripWordInput) input: TripWordInput,
    @Args() asked: Asked,
  ): Promise<OwnTripView> {
    // The weight is checked with the rest of the word.
    return this.trips.confirm(actor, { id, input: input as Omit<WordGiven, 'waybillId' | 'side'>, ...asked })
  }
}
