import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { judgeRows } from '../../../kernel/values/judged-rows.js'
import { rowsOf, validate } from '../../../kernel/values/validate.js'
import { isCaptain, isOutdoors } from '../../identity/index.js'
import { waybillTable } from '../../waybill/index.js'
import { SettlementStatus } from '../enums.js'
import { whyGone } from '../line/line.rules.js'
import { settlementTexts as texts } from '../texts.js'
import { assign, type WantedPayee } from './assign.js'
import { payeeTable } from './fields.js'
import type { Payee } from './payee.entity.js'
import { formerPayees, lockWaybillsForPayee, type PayeeTarget, payeesByIds, searchPayees } from './payee.queries.js'
import type { PayeeView } from './payee.view.js'
import { whyNotPaid } from './readiness.js'

const MAX_ROWS = 20_000
const rowsSchema = rowsOf(
  z.object({ id: idTextOf(waybillTable.id), payeeId: idTextOf(payeeTable.payeeName) }),
  texts.waybills,
  MAX_ROWS,
)
const paramSchema = z.string({ error: texts.payeeParamMissing }).trim().max(50, { error: texts.payeeParamTooLong })

/** Payees of waybills (docs/behaviour/settlement.md). */
export class PayeeService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /**
   * First 20 payees whose name, carrier name or mobile contains the text; none for captains, operators and
   * drivers, who pay nobody.
   */
  async search(actor: Actor, param: string): Promise<PayeeView[]> {
    const text = validate(paramSchema, param, 'param')
    return isCaptain(actor) || isOutdoors(actor) ? [] : searchPayees(this.database.em.fork(), actor, text)
  }

  /** Payees in use that were named before and whose name contains the text. */
  async history(actor: Actor, payeeName: string): Promise<PayeeView[]> {
    actor.assert('chain:garbagecustomersales:get')
    const text = validate(paramSchema, payeeName, 'payeeName')
    return isCaptain(actor) ? [] : formerPayees(this.database.em.fork(), actor, text)
  }

  /** Sets the payee of waybills, also on pending settlements; each row has its own result. */
  setPayees(actor: Actor, input: Asked & { rows: { id: string; payeeId: string }[] }): Promise<RowResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const { good: wanted, answers } = judgeRows(rowsSchema, input.rows, 'input')
    const options = {
      name: 'payee.set',
      title: texts.titles.setPayees,
      input: wanted,
      ...askedOf(input),
    }
    return this.run(actor, options, async (tx) => {
      const payees = new Map(
        (
          await payeesByIds(
            tx,
            wanted.map((row) => row.payeeId),
          )
        ).map((payee) => [payee.id, payee]),
      )
      const targets = new Map(
        (
          await lockWaybillsForPayee(
            tx,
            wanted.map((row) => row.id),
          )
        ).map((target) => [target.id, target]),
      )
      const results = wanted.map(({ id, payeeId }): RowResult => {
        const refusal = whyNot(targets.get(idKey(id)), payees.get(idKey(payeeId)), tx.now)
        return { id, ok: refusal === null, msg: refusal?.message ?? null }
      })
      const good = wanted.flatMap(({ id, payeeId }, index): WantedPayee[] => {
        const [target, payee] = [targets.get(idKey(id)), payees.get(idKey(payeeId))]
        return results[index]?.ok && target && payee ? [{ target, payee }] : []
      })
      await assign(tx, good, null)
      return answers(results, (id, msg) => ({ id, ok: false, msg }))
    })
  }
}

/** Reason why a payee cannot be changed: the settlement is past its review. */
export function whyPayeeStays(no: string, status: SettlementStatus | null): DomainError | null {
  const changeable = status === null || status === SettlementStatus.PENDING
  return changeable ? null : new DomainError('WAYBILL_IN_SETTLEMENT', { no })
}

function whyNot(target: PayeeTarget | undefined, payee: Payee | undefined, now: Date): DomainError | null {
  if (!target || target.status === 'VOID') return whyGone(target)
  if (!payee) return new DomainError('NOT_FOUND', { what: payeeTable.payeeName.label })
  return whyNotPaid(payee, now) ?? whyPayeeStays(target.no, target.settlementStatus)
}
