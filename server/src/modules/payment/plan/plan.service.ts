import type { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { addMoney, compareMoney, ZERO } from '../../../kernel/money/money.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database } from '../../../platform/database/database.js'
import { lockSettlement, settlementMachine } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import { type Instalment, type Payable, planItems } from './instalments.js'
import { datedInstalments, planSchema } from './plan.input.js'
import * as queries from './plan.queries.js'
import type { PlanView } from './plan.view.js'

export type PlanInput = z.input<typeof planSchema>

const MAX_ITEMS = 5000

/** When and to whom an approved settlement is paid (000 §7 companypaymentplansettle). */
export class PlanService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** The plan that `create` would make: the same command, rolled back. */
  preview(actor: Actor, input: PlanInput): Promise<PlanView> {
    return this.make(actor, input, { dryRun: true })
  }

  /**
   * Makes the plan of an approved settlement on which nothing is paid yet, in place of the one it had. Without instalments every
   * payee is paid at once; with them every payee gets his share of each. The items add up to the settlement, to the cent.
   * MOVE_NOT_ALLOWED, SETTLEMENT_PAID, SETTLEMENT_PAYEE_MISSING, PLAN_NOT_WHOLE, PLAN_NOTHING_TO_PAY, PLAN_TOO_LONG.
   */
  create(actor: Actor, input: PlanInput, asked: Asked = {}): Promise<PlanView> {
    return this.make(actor, input, askedOf(asked))
  }

  /** The plan of a settlement, null while it has none; NOT_FOUND when there is no such settlement. */
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
      const items = planItems(await duePayables(tx, settlement.id), instalments)
      if (items.length > MAX_ITEMS) throw new DomainError('PLAN_TOO_LONG', { limit: MAX_ITEMS })
      const amount = addMoney(ZERO, ...items.map((item) => item.amount))
      await queries.insertPlan(tx, {
        settlementId: settlement.id,
        settleNo: settlement.settleNo,
        amount,
        remark: input.remark ?? null,
        items,
      })
      const plan = await queries.findPlan(tx.em, tx.actor, settlement.id)
      if (!plan) throw new DomainError('NOT_FOUND', { what: texts.plan })
      return plan
    })
  }
}

/** Whom a settlement owes something; waybills whose extras eat up their price leave nothing to plan. */
async function duePayables(tx: Tx, settlementId: string): Promise<Payable[]> {
  const owed = await queries.payablesOf(tx, settlementId)
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
