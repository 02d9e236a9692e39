import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { MAX_WAYBILLS } from '../generation/selection.js'
import { settlementTexts as texts } from '../texts.js'
import { reasonField } from './fields.js'
import { lockWithLines } from './line.lock.js'
import { type WaybillLine, writeRejections } from './line.queries.js'
import type { LineResult } from './line.result.js'
import { judge, type SettledLine, whyNotChangeable } from './line.rules.js'

const waybillsSchema = listOf(idText(texts.waybills), texts.waybills, MAX_WAYBILLS)
const rejectSchema = z.object({ waybillIds: waybillsSchema, reason: requiredTextOf(reasonField) })

interface Rows extends Asked {
  waybillIds: readonly string[]
}

/** Rejection of prices of settled waybills: a settlement with a rejected price cannot be approved. */
export class RejectionService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Rejects the prices of waybills on pending settlements, until they get a new price or the rejection is withdrawn.
   */
  reject(actor: Actor, input: Rows & { reason: string }): Promise<LineResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const { dryRun, idempotencyKey, ...rest } = input
    const { waybillIds, reason } = validate(rejectSchema, rest)
    const options = {
      name: 'settlement.rejectPrices',
      title: texts.rejectPrice,
      input: { waybillIds, reason },
      ...askedOf({ dryRun, idempotencyKey }),
    }
    return this.run(actor, options, async (tx) => {
      const locked = await lockWithLines(tx, waybillIds)
      const { results, good } = judge(waybillIds, locked, (waybill) => whyNotChangeable(waybill, locked, 'rejectPrice'))
      await mark(tx, good, reason)
      return results
    })
  }

  /** Withdraws rejections, so that the prices count again. */
  withdraw(actor: Actor, input: Rows): Promise<LineResult[]> {
    actor.assert('chain:garbagecustomersales:edit')
    const waybillIds = validate(waybillsSchema, input.waybillIds, 'waybillIds')
    const options = {
      name: 'settlement.keepPrices',
      title: texts.keepPrice,
      input: { waybillIds },
      ...askedOf(input),
    }
    return this.run(actor, options, async (tx) => {
      const locked = await lockWithLines(tx, waybillIds)
      const { results, good } = judge(
        waybillIds,
        locked,
        (waybill) => whyNotChangeable(waybill, locked, 'keepPrice') ?? whyNotRejected(waybill),
      )
      await mark(tx, good, null)
      return results
    })
  }
}

function whyNotRejected(waybill: WaybillLine | undefined): DomainError | null {
  return waybill?.priceRejectReason === null ? new DomainError('PRICE_NOT_REJECTED', { no: waybill.no }) : null
}

async function mark(tx: Tx, lines: readonly SettledLine[], reason: string | null): Promise<void> {
  await writeRejections(
    tx,
    lines.map((line) => line.id),
    reason,
  )
  await recordChanges(
    tx,
    lines.map(({ id, priceRejectReason }) => ({
      entity: 'waybill',
      entityId: id,
      field: 'priceRejectReason',
      before: priceRejectReason,
      after: reason,
    })),
  )
}
