import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { compareQuantity, type Quantity } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idTextOf, measureOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { type ConfirmationService, ConfirmationVerdict, TripSide } from '../../waybill/index.js'
import { type ArrivalSortField, ArrivalState } from '../enums.js'
import { yardTexts as texts } from '../texts.js'
import { guestAt } from '../yard-site/yard-site.service.js'
import { type ArrivalMove, arrivalMachine } from './arrival.machine.js'
import * as queries from './arrival.queries.js'
import type { ArrivalFilter, ArrivalSummary, ArrivalView } from './arrival.view.js'
import { arrivalTable as table } from './fields.js'

const id = idTextOf(table.id)
const schemas = {
  arrive: z.object({ id }),
  tip: z.object({ id, siteWeight: measureOf(table.siteWeight).nullish() }),
  refuse: z.object({ id, reason: requiredTextOf(table.reason) }),
  reopen: z.object({ id }),
} as const

interface Given {
  id: string
  siteWeight?: Quantity | null | undefined
  reason?: string | undefined
}

/**
 * Trips that come to the dump sites of the actor's company, and what it says of each. The trip belongs to another
 * company: a dump site says what it saw, and changes nothing else (docs/behaviour/yard.md).
 */
export class ArrivalService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly words: Pick<ConfirmationService, 'confirmTrip' | 'withdraw'>,
  ) {}

  /** A page of the trips to the dump sites that the actor's company runs. */
  list(
    actor: Actor,
    request: ListRequest<ArrivalFilter, ArrivalSortField>,
  ): Promise<Page<ArrivalView, ArrivalSummary>> {
    actor.assert('chain:yard:get')
    return readList(this.database.em.fork(), actor, queries.arrivalList, request)
  }

  /** One of them; undefined for any other trip. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ArrivalView | undefined> {
    actor.assert('chain:yard:get')
    return queries.findArrival(this.database.em.fork(), actor, id, fields)
  }

  /** Says that a truck has arrived. */
  arrive(actor: Actor, given: { id: string }, asked: Asked = {}): Promise<ArrivalView> {
    return this.say(actor, 'arrive', validate(schemas.arrive, given), asked)
  }

  /** Says that a truck has tipped, with the weight at the dump site's own scales where it has any. */
  tip(
    actor: Actor,
    given: { id: string; siteWeight?: string | number | null | undefined },
    asked: Asked = {},
  ): Promise<ArrivalView> {
    return this.say(actor, 'tip', validate(schemas.tip, given), asked)
  }

  /** Says that a truck was refused, and why. */
  refuse(actor: Actor, given: { id: string; reason: string }, asked: Asked = {}): Promise<ArrivalView> {
    return this.say(actor, 'refuse', validate(schemas.refuse, given), asked)
  }

  /** Takes back what was said of a trip, until a settlement has taken it. */
  reopen(actor: Actor, given: { id: string }, asked: Asked = {}): Promise<ArrivalView> {
    return this.say(actor, 'reopen', validate(schemas.reopen, given), asked)
  }

  private async say(actor: Actor, move: ArrivalMove, given: Given, asked: Asked): Promise<ArrivalView> {
    actor.assert(arrivalMachine.needs(move))
    const em = this.database.em.fork()
    const place = await queries.placeOf(em, actor, given.id)
    if (!place) throw new DomainError('NOT_FOUND', { what: texts.arrival })
    const options = { name: `arrival.${move}`, title: texts[move], input: given, ...askedOf(asked) }
    const yardCompanyId = actor.companyId
    await this.run(guestAt(actor, place.companyId), options, async (tx) => {
      const trip = await queries.lockArrival(tx, given.id, place.garbageId)
      if (!trip) throw new DomainError('NOT_FOUND', { what: texts.arrival })
      const state = arrivalMachine.next(trip.state, move, trip)
      const said = saidOf(state, given, { now: tx.now, arrivedAt: trip.arrivedAt })
      const kept = await queries.keepVisit(tx, { id: given.id, siteId: place.garbageId, yardCompanyId, state, ...said })
      if (kept === 0) throw new DomainError('NOT_FOUND', { what: texts.arrival })
      await this.word(tx, trip, { ...said, id: given.id, state })
      return true
    })
    const view = await queries.findArrival(em, actor, given.id)
    if (!view) throw new DomainError('NOT_FOUND', { what: texts.arrival })
    return view
  }

  /** Passes the dump site's word on to the company of the trip, which sees where the two sides differ. */
  private async word(
    tx: Tx,
    trip: queries.StoredArrival,
    { id: waybillId, state, weightTons, reason }: Pick<queries.Said, 'id' | 'state' | 'weightTons' | 'reason'>,
  ): Promise<void> {
    const about = { waybillId, side: TripSide.SITE }
    if (state === ArrivalState.REFUSED) {
      await this.words.confirmTrip(tx, { ...about, verdict: ConfirmationVerdict.REFUSED, reason })
    } else if (state !== ArrivalState.TIPPED) {
      await this.words.withdraw(tx, about)
    } else if (isAsLoaded(trip, weightTons)) {
      await this.words.confirmTrip(tx, { ...about, verdict: ConfirmationVerdict.CONFIRMED })
    } else {
      const corrected = { weightTons, reason: texts.weighed }
      await this.words.confirmTrip(tx, { ...about, ...corrected, verdict: ConfirmationVerdict.CORRECTED })
    }
  }
}

/** Whether the dump site's scales show what the waybill says, or nobody weighed. */
const isAsLoaded = ({ weightTons }: queries.StoredArrival, weighed: Quantity | null): boolean =>
  weighed === null || compareQuantity(weighed, weightTons) === 0

/** Facts that are kept of a trip in a state. */
function saidOf(
  state: ArrivalState,
  { siteWeight, reason }: Given,
  { now, arrivedAt }: { now: Date; arrivedAt: queries.StoredArrival['arrivedAt'] },
): Pick<queries.Said, 'arrivedAt' | 'closedAt' | 'weightTons' | 'reason'> {
  const isClosed = state === ArrivalState.TIPPED || state === ArrivalState.REFUSED
  return {
    arrivedAt: state === ArrivalState.ANNOUNCED ? null : (arrivedAt ?? now),
    closedAt: isClosed ? now : null,
    weightTons: siteWeight ?? null,
    reason: reason ?? null,
  }
}
