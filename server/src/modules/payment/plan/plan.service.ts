import type { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { addMoney, compareMoney, sameDecimal, ZERO } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockSettlement, settlementMachine } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import type { Instalment, Payable, PlannedItem } from './instalments.js'
import { datedInstalments, planSchema } from './plan.input.js'
import * as queries from './plan.queries.js'
import type { PlanView } from './plan.view.js'
import { type KeptItem, replanned } from './replanning.js'

export type PlanInput = z.input<typeof planSchema>

const MAX_ITEMS = 5000

/** Payment plans of approved settlements: days and payees (docs/behaviour/payment.md). */
export class PlanService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Plan that `create` would make: the same command, rolled back. */
  preview(actor: Actor, input: PlanInput): Promise<PlanView> {
    return this.make(actor, input, { dryRun: true })
  }

  /**
   * Makes the plan of an approved settlement, and replaces an earlier one. Pledges of payments keep their items, and
   * the instalments divide the rest; without instalments every payee gets the rest at once. The items add up to the
   * settlement, to the cent. MOVE_NOT_ALLOWED, SETTLEMENT_PAYEE_MISSING, PLAN_NOT_WHOLE, PLAN_NOTHING_TO_PAY,
   * PLAN_NOTHING_LEFT, PLAN_TOO_LONG.
   */
  create(actor: Actor, input: PlanInput, asked: Asked = {}): Promise<PlanView> {
    return this.make(actor, input, askedOf(asked))
  }

  /** Plan of a settlement; null while it has none. NOT_FOUND when there is no such settlement. */
  async find(actor: Actor, settlementId: string): Promise<PlanView | null> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    if (!(await queries.settlementIsThere(em, actor, settlementId)))
      throw new DomainError('NOT_FOUND', { what: texts.settlement })
    return (await queries.findPlan(em, actor, settlementId)) ?? null
  }

  private make(actor: Actor, given: PlanInput, asked: Asked): Promise<PlanView> {
    actor.assert(settlementMachine.needs('plan'))
    const input = validate(planSchema, given, 'input')
    const options = { name: 'paymentPlan.create', title: texts.planMove, input, ...asked }
    return this.run(actor, options, async (tx) => {
      const settlement = await lockSettlement(tx, input.settlementId)
      settlementMachine.next(settlement.status, 'plan', settlement)
      const instalments = datedInstalments(input, dayOf(tx.now))
      refuseDescending(instalments)
      const { kept, items } = await plannedOf(tx, settlement, instalments)
      if (kept.length + items.length > MAX_ITEMS) throw new DomainError('PLAN_TOO_LONG', { limit: MAX_ITEMS })
      const amount = addMoney(ZERO, ...[...kept, ...items].map((item) => item.amount))
      await queries.insertPlan(tx, {
        settlementId: settlement.id,
        settleNo: settlement.settleNo,
        amount,
        remark: input.remark ?? null,
        kept,
        items,
      })
      const plan = await queries.findPlan(tx.em, tx.actor, settlement.id)
      if (!plan) throw new DomainError('NOT_FOUND', { what: texts.plan })
      return plan
    })
  }
}

/** Plan of a settlement: the pledged parts stay, and the instalments divide the rest. */
async function plannedOf(
  tx: Tx,
  { id, settleNo }: { id: string; settleNo: string },
  instalments: readonly Instalment[],
): Promise<{ kept: KeptItem[]; items: PlannedItem[] }> {
  const owed = await queries.payablesOf(tx, id)
  const payables = duePayables(owed)
  const pledges = await queries.pledgesOf(tx, id)
  const [held, seen] = [owed.map(({ pledged }) => pledged), pledges.map(({ amount }) => amount)]
  // A member with a project limit does not see a payment that also pays other projects.
  if (!sameDecimal(addMoney(ZERO, ...held), addMoney(ZERO, ...seen)))
    throw new DomainError('NOT_FOUND', { what: texts.payment })
  const isOpen = owed.some(({ open }) => compareMoney(open, ZERO) > 0)
  const planned = isOpen || pledges.length === 0 ? replanned(payables, pledges, instalments) : undefined
  if (!planned) throw new DomainError('PLAN_NOTHING_LEFT', { settleNo })
  return planned
}

/** Amounts that a settlement owes to payees; those without anything to pay after deductions are left out. */
function duePayables(owed: readonly queries.PayableRow[]): Payable[] {
  const payables = owed.flatMap(({ payeeId, payeeName, amount, count }) => {
    if (payeeId === null) throw new DomainError('SETTLEMENT_PAYEE_MISSING', { count })
    if (compareMoney(amount, ZERO) < 0) throw new DomainError('PLAN_NOTHING_TO_PAY', { payeeName })
    return compareMoney(amount, ZERO) > 0 ? [{ payeeId, amount }] : []
  })
  if (payables.length === 0) throw new DomainError('PLAN_NOTHING_TO_PAY', { payeeName: texts.nobody })
  return payables
}

function refuseDescending(instalments: readonly Instalment[]): void {
  const index = instalments.findIndex(({ dueDate }, at) => at > 0 && dueDate < (instalments[at - 1]?.dueDate ?? ''))
  if (index > 0) throw invalidInput([{ field: `input.instalments.${index}.dueDate`, message: texts.datesDescend }])
}
