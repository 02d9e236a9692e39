import { z } from 'zod'
import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand } from '../../../../kernel/command/command.js'
import { addMoney, parseMoney, ZERO } from '../../../../kernel/money/money.js'
import { idText, rowsOf, validate } from '../../../../kernel/values/validate.js'
import { waybillTexts as texts } from '../../texts.js'
import type { Patch, WaybillField } from '../../waybill/fields.js'
import type { CardAccounts } from '../accounts.js'
import type { WaybillBatch } from '../change.view.js'
import { type EditResult, edit } from '../edit/edit.js'
import { patchSchema } from '../waybill.schema.js'

const MAX_ROWS = 20_000

/** What a batch may set: the fields of each, and what they are called in the operation log. */
const batches = {
  remarks: { title: texts.remarks, fields: ['remark'] },
  preparePrices: { title: texts.preparePrices, fields: ['inPreparePrice', 'garbagePreparePrice'] },
  vehicleTypes: { title: texts.vehicleTypes, fields: ['goVehicleType'] },
  fleetNames: { title: texts.fleetNames, fields: ['fleetName'] },
  shifts: { title: texts.shifts, fields: ['inShiftType'] },
} as const satisfies Record<string, { title: string; fields: readonly WaybillField[] }>

export type BatchName = keyof typeof batches

const rowShape = { id: idText(texts.waybillId), version: z.int({ error: texts.versionMissing }).nullish() }
const schemas = {
  remarks: rowsOf(patchSchema.pick({ remark: true }).extend(rowShape), texts.waybill, MAX_ROWS),
  preparePrices: rowsOf(
    patchSchema.pick({ inPreparePrice: true, garbagePreparePrice: true }).extend(rowShape),
    texts.waybill,
    MAX_ROWS,
  ),
  vehicleTypes: rowsOf(patchSchema.pick({ goVehicleType: true }).extend(rowShape), texts.waybill, MAX_ROWS),
  fleetNames: rowsOf(patchSchema.pick({ fleetName: true }).extend(rowShape), texts.waybill, MAX_ROWS),
  shifts: rowsOf(patchSchema.pick({ inShiftType: true }).extend(rowShape), texts.waybill, MAX_ROWS),
}

export interface BatchRequest {
  rows: readonly object[]
  /** Tells what would happen, and changes nothing. */
  dryRun?: boolean | null | undefined
  idempotencyKey?: string | null | undefined
}

/** One field of many waybills at once: each row answered on its own, in as many statements for 5,000 as for one. */
export class BatchService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  set(actor: Actor, name: BatchName, { rows, dryRun, idempotencyKey }: BatchRequest): Promise<WaybillBatch> {
    actor.assert('chain:companywaybill:edit')
    const wanted = validate(schemas[name], rows, 'input')
    const { title, fields } = batches[name]
    const options = { name: `waybill.${name}`, title, input: wanted, idempotencyKey, dryRun: dryRun === true }
    return this.run(actor, options, async (tx) => {
      const edits = wanted.map(({ id, version, ...patch }) => ({ id, version, patch: given(patch) }))
      const result = await edit(tx, this.accounts, { ...options, reason: null }, edits)
      return batchOf(result, fields, dryRun === true)
    })
  }
}

const given = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/** Sums the money fields of a batch themselves; without one, what the waybills weigh in their cards' accounts. */
export function batchOf(result: EditResult, fields: readonly WaybillField[], dryRun: boolean): WaybillBatch {
  const { outcomes, changeSetId, amountBefore, amountAfter } = result
  const changed = outcomes.filter(({ applied }) => applied.length > 0)
  const prices = fields.some((field) => field.endsWith('PreparePrice'))
  const sum = (side: 'before' | 'after') =>
    addMoney(ZERO, ...changed.flatMap(({ applied }) => applied.map((diff) => parseMoney(String(diff[side] ?? ZERO)))))
  return {
    rows: outcomes.map(({ id, refusal }) => ({ id, ok: refusal === null, msg: refusal?.message ?? null })),
    changedCount: changed.length,
    refusedCount: outcomes.filter(({ refusal }) => refusal).length,
    amountBefore: prices ? sum('before') : amountBefore,
    amountAfter: prices ? sum('after') : amountAfter,
    changeSetId: dryRun ? null : changeSetId,
  }
}
