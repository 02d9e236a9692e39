import { z } from 'zod'
import type { Actor } from '../../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../../kernel/command/command.js'
import type { RowResult } from '../../../../kernel/command/row-result.js'
import { DomainError } from '../../../../kernel/errors.js'
import { idKey } from '../../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../../kernel/values/validate.js'
import { WaybillStatus } from '../../enums.js'
import { waybillTexts as texts } from '../../texts.js'
import { waybillMachine } from '../../waybill/waybill.machine.js'
import type { CardAccounts } from '../accounts.js'
import { type Appraised, appraise, commit, type Plan } from '../edit/commit.js'
import { lockAll } from '../edit/edit.js'
import { cancelReviews } from '../edit/move.service.js'
import type { WaybillRecord } from '../edit/record.queries.js'
import { reasonText } from '../waybill.schema.js'

const MAX_ROWS = 20_000
const inputSchema = z.object({
  waybillIds: listOf(idText(texts.waybillId), texts.waybill, MAX_ROWS),
  reason: reasonText,
})

/** Voids many waybills, each as `MoveService` does; each row has its own result. */
export class VoidService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  /** Voids waybills, except those on a live settlement: WAYBILL_IN_SETTLEMENT. */
  void(
    actor: Actor,
    input: Asked & { waybillIds: readonly string[]; reason?: string | null | undefined },
  ): Promise<RowResult[]> {
    actor.assert(waybillMachine.needs('void'))
    const { dryRun, idempotencyKey, ...rest } = input
    const { waybillIds, reason } = validate(inputSchema, rest)
    const options = {
      name: 'waybill.voidMany',
      title: texts.void,
      input: { waybillIds, reason },
      ...askedOf({ dryRun, idempotencyKey }),
    }
    return this.run(actor, options, async (tx) => {
      const { records } = await lockAll(tx, this.accounts, waybillIds, { cardIds: [] })
      const results = waybillIds.map((id): RowResult => {
        const refusal = whyNotVoided(records.get(idKey(id)))
        return { id, ok: refusal === null, msg: refusal?.message ?? null }
      })
      const good = new Set(results.flatMap(({ id, ok }) => (ok ? [idKey(id)] : [])))
      const plans = await this.plansOf(
        tx,
        [...good].flatMap((id) => records.get(id) ?? []),
      )
      await commit(tx, this.accounts, { ...options, reason }, plans)
      const reviewed = plans.flatMap(({ record }) => (record.pendingReview ? [record.id] : []))
      if (reviewed.length > 0) await cancelReviews(tx, reviewed)
      return results
    })
  }

  /** A void waybill's amount is 0, which no limit refuses. */
  private async plansOf(tx: Tx, records: readonly WaybillRecord[]): Promise<Appraised[]> {
    const plans = records.map(
      (record): Plan => ({
        record,
        after: record,
        diffs: [],
        status: 'VOID',
        ...(record.pendingReview ? { pendingReview: false } : {}),
      }),
    )
    const appraised = await appraise(tx, this.accounts, plans)
    return appraised.map((plan) => {
      if (plan instanceof DomainError) throw plan
      return plan
    })
  }
}

function whyNotVoided(record: WaybillRecord | undefined): DomainError | null {
  if (!record) return new DomainError('NOT_FOUND', { what: texts.waybill })
  return waybillMachine.refusal(WaybillStatus[record.status], 'void', record)
}
