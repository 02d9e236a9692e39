import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { newId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import { bookingFields, past } from '../booking/booking.inputs.js'
import { EntryKind } from '../enums.js'
import { MOST_TICKETS } from '../fields.js'
import { refuseUnknown } from '../place.queries.js'
import { ticketTexts as texts } from '../texts.js'
import type { LookAtTrips } from '../trip/trips.js'
import { balancesOf } from './balance.js'
import { book } from './book.js'
import { entryList, findEntry } from './entry.list.queries.js'
import type {
  TicketCorrectionInput,
  TicketEntryFilter,
  TicketEntrySortField,
  TicketEntrySummary,
  TicketEntryView,
} from './entry.view.js'
import { entryTable as table } from './fields.js'
import { openingOf } from './opening.js'

const { COLLECT, USE, REFUND } = EntryKind
const tickets = { error: texts.correctionNumber(MOST_TICKETS) }
const schema = (now: Date) =>
  z.object({
    kind: z.enum([COLLECT, USE, REFUND], { error: texts.correctionKind }),
    quantity: z
      .int(tickets)
      .min(-MOST_TICKETS, tickets)
      .max(MOST_TICKETS, tickets)
      .refine((quantity) => quantity !== 0, tickets),
    projectInfoId: idTextOf(table.projectName),
    garbageId: bookingFields.garbageId,
    soilType: bookingFields.soilType,
    driverId: idTextOf(table.driverName).nullish(),
    happenedAt: past(table.happenedAt.label, now),
    reason: requiredTextOf({ ...table.reason, label: texts.reason }),
  })

/** Ledger of tickets: every move except trips, which are counted from the waybills. */
export class TicketEntryService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly clock: Clock,
    private readonly lookAtTrips: LookAtTrips,
  ) {}

  /** Page of the company's ledger with sums by kind, and for a single place also its stock before and after. */
  async list(
    actor: Actor,
    request: ListRequest<TicketEntryFilter, TicketEntrySortField>,
  ): Promise<Page<TicketEntryView, TicketEntrySummary>> {
    actor.assert('chain:companyticket:get')
    const { filter, counted, fields } = request
    const em = this.database.em.fork()
    const [page, opening] = await Promise.all([
      readList<TicketEntryView, TicketEntrySummary, TicketEntryFilter, TicketEntrySortField>(
        em,
        actor,
        entryList,
        request,
      ),
      counted?.summary === false ? {} : openingOf(em, actor, filter ?? {}),
    ])
    const wanted = fields?.has('balance') === false ? [] : page.records
    const balances = await balancesOf(em, actor, filter ?? {}, wanted)
    const records = page.records.map((entry) => ({ ...entry, balance: balances.get(entry.id) ?? null }))
    return { records, total: page.total, summary: { ...page.summary, ...opening } }
  }

  /** Corrects the number of collected, used or returned tickets, with a reason; stock may become negative. */
  correct(
    actor: Actor,
    { input: given, idempotencyKey }: { input: TicketCorrectionInput; idempotencyKey?: string | null | undefined },
  ): Promise<TicketEntryView> {
    actor.assert('chain:companyticket:edit')
    const input = validate(schema(this.clock.now()), given, 'input')
    const options = { name: 'ticketEntry.correct', title: texts.register.correction, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknown(tx, input)
      const { projectInfoId: projectId, garbageId: dumpSiteId, driverId = null, ...entry } = input
      const id = newId()
      const companyChange = entry.kind === COLLECT ? -entry.quantity : 0
      await book(tx, { dumpSiteId, soilType: entry.soilType }, [
        { ...entry, id, projectId, dumpSiteId, driverId, companyChange },
      ])
      const change = entry.kind === COLLECT ? entry.quantity : -entry.quantity
      await this.lookAtTrips(tx, { projectId, dumpSiteId, ...entry, change })
      const view = await findEntry(tx.em, actor, id)
      if (!view) throw new DomainError('NOT_FOUND', { what: texts.entry })
      return view
    })
  }
}
