import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { isCaptain } from '../../identity/index.js'
import { TripSide } from '../enums.js'
import { waybillTexts } from '../texts.js'
import { findWaybill } from '../waybill/waybill.queries.js'
import type { WaybillView } from '../waybill/waybill.view.js'
import { companyOfTrip } from './confirmation.queries.js'
import type { ConfirmationService } from './confirmation.service.js'
import { type WordGiven, wordSchema } from './input.js'

export type CaptainGiven = Asked & { id: string; input: Pick<WordGiven, 'verdict' | 'weightTons' | 'reason'> }

/** Word of a captain about his trips, which he gives in the company of each (docs/adr/0056). */
export class CaptainWordService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly confirmations: Pick<ConfirmationService, 'confirmTrip'>,
  ) {}

  /** Confirms, corrects or questions a trip; NOT_FOUND for one of another captain, and for everybody else. */
  async confirm(
    actor: Actor,
    { id, input, ...asked }: CaptainGiven,
    fields?: ReadonlySet<string>,
  ): Promise<WaybillView> {
    if (!isCaptain(actor)) actor.assert('chain:companywaybill:get')
    const word = { ...input, waybillId: id, side: TripSide.CAPTAIN }
    validate(wordSchema, word, 'input')
    const em = this.database.em.fork()
    const companyId = isCaptain(actor) ? await companyOfTrip(em, actor, id) : undefined
    if (companyId === undefined) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
    const title = waybillTexts.confirmations.titles.CAPTAIN
    await this.run(
      actor.within(companyId),
      { name: 'waybill.captainWord', title, input: word, ...askedOf(asked) },
      async (tx) => {
        await this.confirmations.confirmTrip(tx, word)
        // Read once more behind the lock: a clerk may have given the trip to another captain meanwhile.
        if ((await companyOfTrip(tx.em, actor, id)) === undefined)
          throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
        return true
      },
    )
    const view = await findWaybill(em, actor, id, fields)
    if (!view) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
    return view
  }
}
