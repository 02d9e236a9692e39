import type { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import { validate } from '../../../kernel/values/validate.js'
import { keepPictures } from '../../file/index.js'
import type { Place } from '../entry/book.js'
import type { BookingStatus } from '../enums.js'
import { refuseUnknown } from '../place.queries.js'
import { voiding } from './booking.inputs.js'
import type { BookingMachine } from './booking.machine.js'
import { type BookedTable, voidBooking } from './booking.queries.js'
import { DocumentService, type Documents, type Keyed } from './document.service.js'

/** Types of a kind of bookings. */
export interface BookingTypes {
  View: { status: BookingStatus }
  Summary: object
  Filter: object
  Key: string
  /** Checked form of a new booking. */
  Form: Parameters<typeof refuseUnknown>[1]
  /** Checked form of a change. */
  Change: { id: string; version: number }
  /** Columns that move tickets, and cannot be changed. */
  Moving: Place & { quantity: number }
  /** Columns that move no tickets, and can be changed. */
  Told: { picture: string | null; readonly [name: string]: string | null }
}

/** Row that a verb has locked. */
export type StoredBooking<Of extends BookingTypes> = Of['Moving'] &
  Of['Told'] & { id: string; status: BookingStatus; version: number }

/** Tickets to book; a negative number withdraws them. */
export interface Booked {
  quantity: number
  /** Reason of withdrawing. */
  reason?: string
  /**
   * Name of the dump site, for the refusal when there are too few tickets; without it the stock may become negative.
   */
  site?: string
}

/** Names of a kind of bookings: for people, in GraphQL, the log and the history, and of its moves. */
export interface NamedBookings {
  what: string
  entity: string
  machine: BookingMachine
}

/** Kind of bookings, such as purchases and collections. */
export interface Bookings<Of extends BookingTypes> extends Documents<Of['Filter'], Of['Key']>, NamedBookings {
  table: BookedTable
  titles: Record<'register' | 'update' | 'void', string>
  /** Prefix of its numbers, before the day and four digits. */
  prefix: string
  form(now: Date): z.ZodType<Of['Form']>
  change: z.ZodType<Of['Change']>
  moving(form: Of['Form']): Of['Moving']
  told(given: Of['Form'] | Of['Change']): Of['Told']
  insert(tx: Tx, no: string, row: Of['Moving'] & Of['Told']): Promise<string>
  /** Locks a document; NOT_FOUND for one that the company does not have. */
  lock(tx: Tx, id: string): Promise<StoredBooking<Of>>
  update(tx: Tx, id: string, told: Of['Told']): Promise<void>
  /** Books the tickets of a row, and their effects. */
  book(tx: Tx, row: Of['Moving'] & { id: string }, booked: Booked): Promise<void>
}

/** Documents that book tickets at once; a wrong one is voided, which books the opposite. */
export class BookingService<Of extends BookingTypes> extends DocumentService<
  Of['View'],
  Of['Summary'],
  Of['Filter'],
  Of['Key'],
  Bookings<Of>
> {
  /**
   * Books tickets. INVALID_INPUT for missing or wrong members, NOT_FOUND for unknown records, TICKETS_SHORT for too few
   * tickets.
   */
  register(actor: Actor, { input: given, idempotencyKey }: Keyed & { input: object }): Promise<Of['View']> {
    actor.assert('chain:companyticket:add')
    const { kind } = this
    const input = validate(kind.form(this.clock.now()), given, 'input')
    const options = { name: `${kind.entity}.register`, title: kind.titles.register, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { garbageName: site } = await refuseUnknown(tx, input)
      const [no = ''] = await nextNumbers(tx, kind.prefix, 1)
      const [moving, told] = [kind.moving(input), kind.told(input)]
      await keepPictures(tx, [told.picture])
      const id = await kind.insert(tx, no, { ...moving, ...told })
      await kind.book(tx, { ...moving, id }, { quantity: moving.quantity, site })
      return this.viewOf(tx, id)
    })
  }

  /** Changes columns that move no tickets; STALE when the caller has seen another version. */
  update(actor: Actor, { input: given, idempotencyKey }: Keyed & { input: object }): Promise<Of['View']> {
    const { kind } = this
    actor.assert(kind.machine.needs('edit'))
    const input = validate(kind.change, given, 'input')
    const options = { name: `${kind.entity}.update`, title: kind.titles.update, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await kind.lock(tx, input.id)
      kind.machine.next(stored.status, 'edit')
      if (stored.version !== input.version) throw new DomainError('STALE')
      const told = kind.told(input)
      await kind.update(tx, stored.id, told)
      await keepPictures(tx, [told.picture])
      const row = { entity: kind.entity, entityId: stored.id, rowVersion: stored.version + 1 }
      const before: BookingTypes['Told'] = stored
      const changes = Object.entries(told).map(([field, after]) => ({
        ...row,
        field,
        before: before[field] ?? null,
        after,
      }))
      await recordChanges(tx, changes)
      return this.viewOf(tx, stored.id)
    })
  }

  /** Voids a booking, with effect at its own time. Stock may become negative where its tickets were used since. */
  void(
    actor: Actor,
    { id: given, reason: why, idempotencyKey }: Keyed & { id: string; reason: string },
  ): Promise<Of['View']> {
    const { kind } = this
    actor.assert(kind.machine.needs('void'))
    const { id, reason } = validate(voiding(kind.what), { id: given, reason: why })
    const options = { name: `${kind.entity}.void`, title: kind.titles.void, input: { id, reason }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await kind.lock(tx, id)
      kind.machine.next(stored.status, 'void')
      await voidBooking(tx, kind.table, stored.id, reason)
      await kind.book(tx, stored, { quantity: -stored.quantity, reason })
      return this.viewOf(tx, stored.id)
    })
  }
}
