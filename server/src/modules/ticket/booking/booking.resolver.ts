import { Arg, type ClassType, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RequestContext } from '../../../kernel/context.js'
import type { Page, SortBy } from '../../../kernel/list/list.js'
import type { BookingService, BookingTypes, NamedBookings } from './booking.service.js'
import { documentResolver } from './document.resolver.js'

interface Types<Of extends BookingTypes> {
  View: ClassType<Of['View']>
  Page: ClassType<Page<Of['View'], unknown>>
  Filter: ClassType<Of['Filter']>
  Sort: ClassType<SortBy<Of['Key']>>
  Input: ClassType<object>
  Change: ClassType<object>
}

/** Name and description of a verb in the API. */
interface Verb {
  name: string
  description: string
}

/** Queries and mutations of a kind of bookings. */
export function bookingResolvers<Of extends BookingTypes>(
  { what, entity, machine }: NamedBookings,
  service: BookingService<Of>,
  types: Types<Of>,
  { order, ...verbs }: { order: string } & Record<'register' | 'update' | 'void', Verb>,
): object[] {
  @Resolver(() => types.View)
  class BookingResolver {
    @Mutation(() => types.View, verbs.register)
    register(
      @Ctx() context: RequestContext,
      @Arg('input', () => types.Input) input: object,
      @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
    ): Promise<Of['View']> {
      return service.register(context.actor, { input, idempotencyKey })
    }

    @Mutation(() => types.View, verbs.update)
    update(
      @Ctx() context: RequestContext,
      @Arg('input', () => types.Change) input: object,
      @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
    ): Promise<Of['View']> {
      return service.update(context.actor, { input, idempotencyKey })
    }

    @Mutation(() => types.View, verbs.void)
    void(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Arg('reason', () => String) reason: string,
      @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
    ): Promise<Of['View']> {
      return service.void(context.actor, { id, reason, idempotencyKey })
    }
  }

  const judged = {
    machine,
    actions: (actor: Actor, { status }: Of['View']) => machine.actions(status, actor),
    refusedActions: (actor: Actor, { status }: Of['View']) => machine.refusedActions(status, actor),
  }
  return [documentResolver(service, types, { what, one: entity, order }, judged), new BookingResolver()]
}
