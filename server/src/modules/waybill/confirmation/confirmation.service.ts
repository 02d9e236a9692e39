import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { isWhole } from '../../../kernel/values/measure.js'
import { validate } from '../../../kernel/values/validate.js'
import type { FileService } from '../../file/index.js'
import type { FactsWatch } from '../change/accounts.js'
import { WaybillStatus } from '../enums.js'
import { waybillTexts } from '../texts.js'
import * as queries from './confirmation.queries.js'
import type { ConfirmationView } from './confirmation.view.js'
import { type WordGiven, wordSchema } from './input.js'

const { confirmations: texts } = waybillTexts

/** Words of the driver, the dump site and the captain about trips (docs/behaviour/waybill.md). */
export class ConfirmationService {
  constructor(
    private readonly files: Pick<FileService, 'attach'>,
    private readonly watch: FactsWatch,
  ) {}

  /**
   * Writes the word of one side about a trip, within the verb of whoever speaks for it: the caller has seen to it that
   * the actor speaks for this side of this trip. A word that is said again changes nothing; another one replaces it.
   * TRIP_VOID, and TRIP_SETTLED in a settlement; NOT_FOUND for another company's trip.
   */
  async confirmTrip(tx: Tx, given: WordGiven): Promise<ConfirmationView> {
    const { pictureId, ...said } = validate(wordSchema, given, 'input')
    const trip = await queries.lockTrip(tx, said.waybillId)
    if (!trip) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
    refuseClosed(trip)
    if (said.weightTons !== null && trip.unit === 'TRUCK' && !isWhole(said.weightTons, trip.unit))
      throw invalidInput([{ field: 'input.weightTons', message: texts.wholeTrucks }])
    const word = { ...said, picture: pictureId === null ? null : await this.pictureOf(tx, pictureId) }
    const standing = await queries.standingWord(tx, word)
    if (!standing || !isSame(tx.actor, standing, word)) {
      await queries.insertWord(tx, word)
      await recordChanges(tx, [changeOf(standing, word)])
      await this.watch.changed(tx, [trip.id])
    }
    const view = (await queries.wordsAbout(tx.em, tx.actor, [trip.id])).find(({ side }) => side === word.side)
    if (!view) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
    return view
  }

  /**
   * Takes back the standing word of one side about a trip, within the verb of whoever speaks for it; without one
   * nothing changes. TRIP_VOID, TRIP_SETTLED and NOT_FOUND as above.
   */
  async withdraw(tx: Tx, { waybillId, side }: Pick<WordGiven, 'waybillId' | 'side'>): Promise<void> {
    const trip = await queries.lockTrip(tx, waybillId)
    if (!trip) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
    refuseClosed(trip)
    const standing = await queries.standingWord(tx, { waybillId, side })
    if (!standing) return
    await queries.replaceWord(tx, { waybillId, side })
    await recordChanges(tx, [
      { entity: 'waybill', entityId: waybillId, field: `confirmation.${side}`, before: standing.verdict, after: null },
    ])
    await this.watch.changed(tx, [trip.id])
  }

  private async pictureOf(tx: Tx, id: string): Promise<string> {
    const link = await this.files.attach(tx, id, 'WAYBILL_PICTURE')
    if (link === undefined)
      throw invalidInput([{ field: 'input.pictureId', message: waybillTexts.notFound(texts.picture) }])
    return link
  }
}

function refuseClosed({ no, status, settlementId }: queries.ConfirmedTrip): void {
  if (status === WaybillStatus.VOID) throw new DomainError('TRIP_VOID', { no })
  if (settlementId !== null) throw new DomainError('TRIP_SETTLED', { no })
}

const isSame = ({ userId }: Actor, standing: queries.StandingWord, word: queries.NewWord): boolean =>
  standing.userId === userId &&
  standing.verdict === word.verdict &&
  standing.weightTons === word.weightTons &&
  standing.reason === word.reason &&
  standing.picture === word.picture

/** Entry in the history of the waybill. */
const changeOf = (
  standing: queries.StandingWord | undefined,
  { waybillId, side, verdict, reason }: queries.NewWord,
) => ({
  entity: 'waybill',
  entityId: waybillId,
  field: `confirmation.${side}`,
  before: standing?.verdict ?? null,
  after: verdict,
  reason,
})
