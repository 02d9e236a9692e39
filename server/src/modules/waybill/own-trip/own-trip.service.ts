import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../../kernel/list/list-text.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { ConfirmationService } from '../confirmation/confirmation.service.js'
import type { WordGiven } from '../confirmation/input.js'
import { TripSide } from '../enums.js'
import { waybillTexts } from '../texts.js'
import { findOwnTrip, ownTripList } from './own-trip.queries.js'
import type { OwnTripFilter, OwnTripSortField, OwnTripSummary, OwnTripView } from './own-trip.view.js'

export type ConfirmGiven = Asked & { id: string; input: Omit<WordGiven, 'waybillId' | 'side'> }

/** Trips of a driver, and his word about them; whoever is no driver of the company has none. */
export class OwnTripService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly confirmations: Pick<ConfirmationService, 'confirmTrip'>,
  ) {}

  list(
    actor: Actor,
    request: ListRequest<OwnTripFilter, OwnTripSortField>,
  ): Promise<Page<OwnTripView, OwnTripSummary>> {
    actor.assert('chain:owntrip:get')
    return readList<OwnTripView, OwnTripSummary, OwnTripFilter, OwnTripSortField>(
      this.database.em.fork(),
      actor,
      ownTripList,
      request,
    )
  }

  /** Page whose rows the database writes as JSON, for answers that only show columns. */
  listText(actor: Actor, request: TextRequest<OwnTripFilter, OwnTripSortField>): Promise<TextPage<OwnTripSummary>> {
    actor.assert('chain:owntrip:get')
    return readListText<OwnTripSummary, OwnTripFilter, OwnTripSortField>(
      this.database.em.fork(),
      actor,
      ownTripList,
      request,
    )
  }

  /** Confirms, corrects or refuses a trip of the actor's own; NOT_FOUND for a trip of another driver. */
  confirm(actor: Actor, { id, input, ...asked }: ConfirmGiven): Promise<OwnTripView> {
    actor.assert('chain:owntrip:edit')
    const word = { ...input, waybillId: id, side: TripSide.DRIVER }
    const options = {
      name: 'ownTrip.confirm',
      title: waybillTexts.confirmations.titles.DRIVER,
      input: word,
      ...askedOf(asked),
    }
    return this.run(actor, options, async (tx) => {
      const find = async () => {
        const found = await findOwnTrip(tx.em, actor, id)
        if (!found) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
        return found
      }
      await find()
      await this.confirmations.confirmTrip(tx, word)
      return find()
    })
  }
}
