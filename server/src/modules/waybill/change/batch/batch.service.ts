import { z } from 'zod'
import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand } from '../../../../kernel/command/command.js'
import { addMoney, parseMoney, ZERO } from '../../../../kernel/money/money.js'
import { judgeRows } from '../../../../kernel/values/judged-rows.js'
import { idText, rowsOf } from '../../../../kernel/values/validate.js'
import { waybillTexts as texts } from '../../texts.js'
import { type Patch, type WaybillField, waybillLabels } from '../../waybill/fields.js'
import type { CardAccounts } from '../accounts.js'
import type { WaybillBatch } from '../change.view.js'
import { type EditResult, edit } from '../edit/edit.js'
import { patchSchema } from '../waybill.schema.js'

const MAX_ROWS = 20_000

/** Fields that a batch may set, and its title in the operation log. */
const batches = {
  remarks: { title: texts.remarks, fields: ['remark'] },
  preparePrices: { title: texts.preparePrices, fields: ['inPreparePrice', 'garbagePreparePrice'] },
  vehicleTypes: { title: texts.vehicleTypes, fields: ['goVehicleType'] },
  fleetNames: { title: texts.fleetNames, fields: ['fleetName'] },
  shifts: { title: texts.shifts, fields: ['inShiftType'] },
} as const satisfies Record<string, { title: string; fields: readonly WaybillField[] }>

export type BatchName = keyof typeof batches

const rowShape = { id: idText(texts.waybillId), version: z.int({ error: texts.versionMissing }).nullish() }

/** Refuses a row without any of the batch's fields, which would change nothing and yet be answered as done. */
function setsSome(name: BatchName) {
  const fields: readonly (keyof Patch)[] = batches[name].fields
  const labels = fields.map((field) => waybillLabels[field]).join('或')
  const isSet = (row: Patch) => fields.some((field) => row[field] !== undefined)
  return [isSet, { error: texts.nothingSet(labels), path: fields.slice(0, 1) }] as const
}

type PatchRow = Patch & { id: string; version?: number | null | undefined }
const rowsSetting = (name: BatchName, patch: z.ZodObject) =>
  rowsOf(
    patch.extend(rowShape).refine(...setsSome(name)) as z.ZodType<unknown> as z.ZodType<PatchRow>,
    texts.waybill,
    MAX_ROWS,
  )
const schemas: Record<BatchName, ReturnType<typeof rowsSetting>> = {
  remarks: rowsSetting('remarks', patchSchema.pick({ remark: true })),
  preparePrices: rowsSetting('preparePrices', patchSchema.pick({ inPreparePrice: true, garbagePreparePrice: true })),
  vehicleTypes: rowsSetting('vehicleTypes', patchSchema.pick({ goVehicleType: true })),
  fleetNames: rowsSetting('fleetNames', patchSchema.pick({ fleetName: true })),
  shifts: rowsSetting('shifts', patchSchema.pick({ inShiftType: true })),
}

export interface BatchRequest {
  rows: readonly object[]
  /** Whether nothing is written, and only the result computed. */
  dryRun?: boolean | null | undefined
  idempotencyKey?: string | null | undefined
}

/**
 * Changes of one field on many waybills: each row has its own result, and 5,000 rows take as many statements as one.
 */
export class BatchService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  set(actor: Actor, name: BatchName, { rows, dryRun, idempotencyKey }: BatchRequest): Promise<WaybillBatch> {
    actor.assert('chain:companywaybill:edit')
    const { good: wanted, answers } = judgeRows(schemas[name], rows, 'input')
    const { title, fields } = batches[name]
    const options = { name: `waybill.${name}`, title, input: wanted, idempotencyKey, dryRun: dryRun === true }
    return this.run(actor, options, async (tx) => {
      const edits = wanted.map(({ id, version, ...patch }) => ({ id, version, patch: given(patch) }))
      const result = await edit(tx, this.accounts, { ...options, reason: null }, edits)
      const batch = batchOf(result, fields, dryRun === true)
      return {
        ...batch,
        rows: answers(batch.rows, (id, msg) => ({ id, ok: false, msg })),
        refusedCount: batch.refusedCount + rows.length - wanted.length,
      }
    })
  }
}

const given = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/** Result of a batch with its sums: of the changed money fields, or of the amounts in the cards' accounts. */
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
