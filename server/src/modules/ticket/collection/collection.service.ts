import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { idTextOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { keepPictures } from '../../file/index.js'
import { collectionMachine } from '../booking/booking.machine.js'
import { bookingFields, past, voiding } from '../booking/booking.schema.js'
import { DocumentService, type Keyed } from '../booking/document.service.js'
import { book } from '../entry/book.js'
import { EntryKind } from '../enums.js'
import { refuseUnknown } from '../place.queries.js'
import { ticketTexts as texts } from '../texts.js'
import type { LookAtTrips } from '../trip/trips.js'
import { collectionList } from './collection.list.queries.js'
import * as queries from './collection.queries.js'
import type {
  TicketCollectionChange,
  TicketCollectionFilter,
  TicketCollectionInput,
  TicketCollectionSortField,
  TicketCollectionSummary,
  TicketCollectionView,
} from './collection.view.js'
import { collectionTable as table } from './fields.js'

/** What collections are numbered with: LY, the day, four digits. */
const PREFIX = 'LY'

const told = {
  receiver: optionalTextOf(table.receiver),
  picture: bookingFields.picture,
  remark: bookingFields.remark,
}
const inputSchema = (now: Date) =>
  z.object({
    ...bookingFields,
    ...told,
    projectInfoId: idTextOf(table.projectName),
    driverId: idTextOf(table.driverName).nullish(),
    collectedAt: past(table.collectedAt.label, now),
  })
const changeSchema = z.object({ id: idText(texts.collection), version: z.int(), ...told })
const voidSchema = voiding(texts.collection)

/** Collecting tickets: what a project, or a driver for it, takes out of the company's stock. */
export class TicketCollectionService extends DocumentService<
  TicketCollectionView,
  TicketCollectionSummary,
  TicketCollectionFilter,
  TicketCollectionSortField
> {
  protected readonly what = texts.collection
  protected readonly spec = collectionList

  constructor(
    database: Database,
    run: RunCommand,
    clock: Clock,
    private readonly lookAtTrips: LookAtTrips,
  ) {
    super(database, run, clock)
  }

  /** Books a collection. TICKETS_SHORT when the company has fewer there; NOT_FOUND says what it does not have at all. */
  register(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketCollectionInput },
  ): Promise<TicketCollectionView> {
    actor.assert('chain:companyticket:add')
    const input = validate(inputSchema(this.clock.now()), given, 'input')
    const options = { name: 'ticketCollection.register', title: texts.register.collection, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { garbageName } = await refuseUnknown(tx, input)
      const { projectInfoId: projectId, garbageId: dumpSiteId, soilType, quantity, collectedAt } = input
      const [collectNo = ''] = await nextNumbers(tx, PREFIX, 1)
      const place = { dumpSiteId, soilType }
      const taken = { projectId, ...place, driverId: input.driverId ?? null, quantity }
      await keepPictures(tx, [input.picture ?? null])
      const id = await queries.insertCollection(tx, { collectNo, ...taken, collectedAt, ...changeable(input) })
      const entry = { kind: EntryKind.COLLECT, ...taken, happenedAt: collectedAt, companyChange: -quantity }
      const wanted = { where: texts.companyAt(garbageName, soilType), want: quantity }
      await book(tx, place, [{ ...entry, collectionId: id }], wanted)
      await this.lookAtTrips(tx, { ...entry, change: quantity })
      return this.viewOf(tx, id)
    })
  }

  /** Changes what does not move tickets; STALE when it is not the version that the caller has seen. */
  update(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketCollectionChange },
  ): Promise<TicketCollectionView> {
    actor.assert(collectionMachine.needs('edit'))
    const input = validate(changeSchema, given, 'input')
    const options = { name: 'ticketCollection.update', title: texts.edit.collection, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockCollection(tx, input.id)
      collectionMachine.next(stored.status, 'edit')
      if (stored.version !== input.version) throw new DomainError('STALE')
      const changed = changeable(input)
      await queries.updateCollection(tx, stored.id, changed)
      await keepPictures(tx, [changed.picture])
      const row = { entity: 'ticketCollection', entityId: stored.id, rowVersion: stored.version + 1 }
      const names = ['receiver', 'picture', 'remark'] as const
      await recordChanges(
        tx,
        names.map((field) => ({ ...row, field, before: stored[field], after: changed[field] })),
      )
      return this.viewOf(tx, stored.id)
    })
  }

  /** Takes a collection back at its own time: its tickets are the company's again, and the project may have used more than it has left. */
  void(
    actor: Actor,
    { id: given, reason: why, idempotencyKey }: Keyed & { id: string; reason: string },
  ): Promise<TicketCollectionView> {
    actor.assert(collectionMachine.needs('void'))
    const { id, reason } = validate(voidSchema, { id: given, reason: why })
    const options = {
      name: 'ticketCollection.void',
      title: texts.void.collection,
      input: { id, reason },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const { dumpSiteId, soilType, projectId, driverId, ...stored } = await queries.lockCollection(tx, id)
      collectionMachine.next(stored.status, 'void')
      await queries.voidCollection(tx, stored.id, reason)
      const place = { dumpSiteId, soilType }
      const back = {
        quantity: -stored.quantity,
        companyChange: stored.quantity,
        happenedAt: stored.collectedAt,
        reason,
      }
      await book(tx, place, [
        { kind: EntryKind.COLLECT, projectId, driverId, ...place, ...back, collectionId: stored.id },
      ])
      await this.lookAtTrips(tx, { projectId, ...place, happenedAt: stored.collectedAt, change: -stored.quantity })
      return this.viewOf(tx, stored.id)
    })
  }
}

/** What may be changed of a collection, as its table has it. */
const changeable = ({
  receiver,
  picture,
  remark,
}: Omit<z.output<typeof changeSchema>, 'id' | 'version'>): queries.Changed => ({
  receiver: receiver ?? null,
  picture: picture ?? null,
  remark: remark ?? null,
})
