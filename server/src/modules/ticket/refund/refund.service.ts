import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Approved, approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { momentOf } from '../../../kernel/values/clock.js'
import { amountOf, idTextOf } from '../../../kernel/values/field-checks.js'
import { idText, optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { wantsFourEyes } from '../../company/index.js'
import { keepPictures } from '../../file/index.js'
import { bookingFields, past } from '../booking/booking.inputs.js'
import { DocumentService, type Keyed } from '../booking/document.service.js'
import { recost } from '../cost/recost.js'
import { bookFromProject } from '../entry/book.js'
import { EntryKind, RefundGoal, type RefundStatus } from '../enums.js'
import { namesOf, refuseUnknown } from '../place.queries.js'
import { ticketDayOf } from '../stat/range.js'
import { ticketTexts as texts } from '../texts.js'
import type { LookAtTrips } from '../trip/trips.js'
import { refundTable as table } from './fields.js'
import { refundList } from './refund.list.queries.js'
import { refundFacts, refundMachine } from './refund.machine.js'
import * as queries from './refund.queries.js'
import type {
  TicketRefundFilter,
  TicketRefundInput,
  TicketRefundSortField,
  TicketRefundSummary,
  TicketRefundView,
} from './refund.view.js'

/** Prefix of a refund's number, before the day and four digits. */
const PREFIX = 'TP'

const inputSchema = (now: Date) =>
  z
    .object({
      ...bookingFields,
      projectInfoId: idTextOf(table.projectName),
      driverId: idTextOf(table.driverName).nullish(),
      goesTo: z.enum(RefundGoal, { error: texts.refundGoal }),
      price: amountOf(table.price).nullish(),
      refundedAt: past(table.refundedAt.label, now),
    })
    .refine(({ goesTo, price }) => (goesTo === RefundGoal.SUPPLIER) === (price != null), {
      error: texts.refundPrice,
      path: ['price'],
    })
const id = idText(texts.refund)
const reasoned = z.object({ id, reason: optionalText(texts.reason, table.reason.length) })
const rejectSchema = z.object({ id, reason: requiredText(texts.reason, table.reason.length) })

interface Decision {
  id: string
  reason?: string | null | undefined
}

export interface RefundAudit extends Decision, Keyed {
  approve: boolean
  /** Version that the caller has seen; STALE for another one. */
  version?: number | null | undefined
}

/** Refunds: tickets that a project gives back. One person applies, another reviews it, and an approval books it. */
export class TicketRefundService extends DocumentService<
  TicketRefundView,
  TicketRefundSummary,
  TicketRefundFilter,
  TicketRefundSortField
> {
  constructor(
    database: Database,
    run: RunCommand,
    clock: Clock,
    private readonly lookAtTrips: LookAtTrips,
  ) {
    super({ what: texts.refund, spec: refundList }, database, run, clock)
  }

  /** Applies for a refund; no ticket moves before the approval. NOT_FOUND for unknown records. */
  apply(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketRefundInput },
  ): Promise<TicketRefundView> {
    actor.assert('chain:companyticket:add')
    const input = validate(inputSchema(this.clock.now()), given, 'input')
    const options = { name: 'ticketRefund.apply', title: texts.register.refund, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknown(tx, input)
      const { projectInfoId: projectId, garbageId: dumpSiteId, soilType, quantity, goesTo, refundedAt } = input
      const [refundNo = ''] = await nextNumbers(tx, PREFIX, 1)
      const refund = { refundNo, projectId, dumpSiteId, soilType, quantity, goesTo, refundedAt }
      const { driverId = null, price = null, picture = null, remark = null } = input
      await keepPictures(tx, [picture])
      return this.viewOf(tx, await queries.insertRefund(tx, { ...refund, driverId, price, picture, remark }))
    })
  }

  /** Withdraws an application, as its applicant or as a person who may change tickets. */
  withdraw(actor: Actor, { idempotencyKey, ...given }: Keyed & Decision): Promise<TicketRefundView> {
    actor.assert('chain:companyticket:get')
    const { id, reason = null } = validate(reasoned, given)
    const options = { name: 'ticketRefund.withdraw', title: texts.withdraw, input: { id, reason }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockRefund(tx, id)
      const facts = refundFacts(actor, { ...stored, fourEyes: false })
      const status = refundMachine.next(stored.status, 'withdraw', facts)
      await decide(tx, stored, { status, reason, ...NOT_APPROVED, auditOwn: facts.own })
      return this.viewOf(tx, stored.id)
    })
  }

  /**
   * Approves a refund, which books it, or rejects it for good. TICKETS_SHORT when the project has fewer tickets;
   * TICKET_OWN refuses one's own refund where the company wants two people.
   */
  audit(actor: Actor, { approve, version, idempotencyKey, ...given }: RefundAudit): Promise<TicketRefundView> {
    const move = approve ? 'approve' : 'reject'
    actor.assert(refundMachine.needs(move))
    const { id, reason = null } = validate(approve ? reasoned : rejectSchema, given)
    const input = { id, reason, version }
    const options = { name: `ticketRefund.${move}`, title: texts[move], input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockRefund(tx, id)
      const facts = refundFacts(actor, { ...stored, fourEyes: await wantsFourEyes(tx) })
      const status = refundMachine.next(stored.status, move, facts)
      if (version != null && version !== stored.version) throw new DomainError('STALE')
      if (approve) {
        await bookRefund(tx, stored)
        await this.lookAtTrips(tx, { ...stored, happenedAt: stored.refundedAt, change: -stored.quantity })
      }
      const marks = approve ? approvedAs(facts) : { ...NOT_APPROVED, auditOwn: facts.own }
      await decide(tx, stored, { status, reason, ...marks })
      // Tickets that go back to the site change the average price of those that stay.
      if (approve && stored.goesTo === RefundGoal.SUPPLIER)
        await recost(tx, stored, ticketDayOf(momentOf(stored.refundedAt)))
      return this.viewOf(tx, stored.id)
    })
  }
}

/** Books the tickets out of the project, and into the company's stock unless they go back to the site for money. */
async function bookRefund(tx: Tx, refund: queries.StoredRefund): Promise<void> {
  const { projectId, dumpSiteId, soilType, driverId, quantity, goesTo, refundedAt: happenedAt } = refund
  const { garbageName, projectName } = await namesOf(tx, { projectInfoId: projectId, garbageId: dumpSiteId })
  const companyChange = goesTo === RefundGoal.COMPANY ? quantity : 0
  const entry = { projectId, dumpSiteId, soilType, driverId, quantity, happenedAt, companyChange }
  const where = texts.projectAt(projectName ?? '', garbageName, soilType)
  await bookFromProject(tx, { ...entry, kind: EntryKind.REFUND, refundId: refund.id }, { where, want: quantity })
}

async function decide(
  tx: Tx,
  { id, status: before, version }: queries.StoredRefund,
  decision: Approved & { status: RefundStatus; reason: string | null },
): Promise<void> {
  await queries.decideRefund(tx, id, decision)
  const { status: after, reason, fourEyesOff } = decision
  const change = { entity: 'ticketRefund', entityId: id, reason, rowVersion: version + 1 }
  await recordChanges(tx, [
    { ...change, field: 'status', before, after },
    { ...change, field: 'fourEyesOff', before: null, after: fourEyesOff || null },
  ])
}
