import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ImportChange, plainRow, type Row, type RowResult } from '../../import/index.js'
import { References } from '../change/creation/references.js'
import { type Edit, type EditOutcome, edit } from '../change/edit/edit.js'
import type { FieldDiff } from '../change/history/diff.js'
import { shownDiffs } from '../change/history/diff.js'
import { labelOf, told } from '../change/history/labels.js'
import type { PatchInput } from '../change/waybill.schema.js'
import type { ColumnKey } from './columns.js'
import { type KeptKey, keepKeys } from './known.queries.js'
import { faultsOf, firstOfEach, type PieceContext, refusedRow } from './piece.js'
import { digestOf, isRefused, type Prepared, prepare } from './prepare.js'
import { importTexts as texts } from './texts.js'

type Found = Prepared & { known: NonNullable<Prepared['known']> }
const isFound = (one: Prepared): one is Found => one.known !== undefined

/**
 * Updates waybills by rows, like edits of a clerk: changes of money may become a request. A row that was imported
 * before changes nothing. A row whose waybill is gone creates one.
 */
export async function updatePiece(
  tx: Tx,
  context: PieceContext,
  rows: readonly Row<ColumnKey>[],
): Promise<RowResult[]> {
  const prepared = await prepare(tx, rows)
  const good = prepared.flatMap((one) => (isRefused(one) ? [] : [one]))
  const found = good.filter(isFound)
  const changed = firstOfEach(
    found.filter(({ known, row }) => known.digest !== digestOf(row)),
    ({ known }) => known.id,
  )
  const outcomes = await edited(tx, context, changed)
  const kept: KeptKey[] = []
  const results = changed.map((one): RowResult => {
    const outcome = outcomes.get(one)
    if (!outcome || outcome.refusal) return refusedRow(one.row, faultsOf(outcome?.refusal), context.places)
    kept.push({ key: one.key, waybillId: one.known.id, digest: digestOf(one.row) })
    return updatedRow(one, outcome)
  })
  await keepKeys(tx, kept)
  return [
    ...results,
    ...found.filter(({ known, row }) => known.digest === digestOf(row)).map(unchangedRow),
    ...prepared.flatMap((one) => (isRefused(one) ? [refusedRow(one.row, one.faults, context.places)] : [])),
    ...good.flatMap((one) => (isFound(one) ? [] : [plainRow(one.row)])),
  ]
}

async function edited(
  tx: Tx,
  { accounts, fileName }: PieceContext,
  rows: readonly Found[],
): Promise<Map<Found, Pick<EditOutcome, 'refusal' | 'applied' | 'reviewed'>>> {
  if (rows.length === 0) return new Map()
  if (!tx.actor.can('chain:companywaybill:edit')) {
    const refusal = new DomainError('FORBIDDEN', { permission: texts.editing })
    return new Map(rows.map((row) => [row, { refusal, applied: [], reviewed: [] }]))
  }
  const patches = rows.map(patchOf)
  const references = await References.find(tx, patches)
  const edits = rows.map(({ known }, at): Edit => {
    const asked = references.resolve(patches[at] ?? {})
    return asked instanceof DomainError ? { id: known.id, patch: {}, refusal: asked } : { id: known.id, ...asked }
  })
  const { outcomes } = await edit(
    tx,
    accounts,
    { name: 'waybill.import', title: texts.commit, reason: texts.updateReason(fileName) },
    edits,
  )
  return new Map(rows.flatMap((row, at) => (outcomes[at] ? [[row, outcomes[at]] as const] : [])))
}

/** Values in the row; defaults of a new waybill do not overwrite stored values. */
function patchOf({ row: { values }, draft: { input } }: Found): PatchInput {
  const { no: _, status: __, weightType, weightTons, ...told } = input
  return {
    ...told,
    ...(values.weightType === undefined ? {} : { weightType }),
    ...(values.weightTons === undefined ? {} : { weightTons }),
  }
}

function updatedRow(one: Found, { applied, reviewed }: Pick<EditOutcome, 'applied' | 'reviewed'>): RowResult {
  if (applied.length + reviewed.length === 0) return unchangedRow(one)
  const changes = [...changesOf(applied, false), ...changesOf(reviewed, true)]
  return { ...unchangedRow(one), outcome: 'UPDATE', done: true, changes }
}

const changesOf = (diffs: readonly FieldDiff[], reviewed: boolean): ImportChange[] =>
  shownDiffs(diffs).map(({ field, before, after }) => ({
    label: labelOf(field),
    before: told(field, before),
    after: told(field, after),
    reviewed,
  }))

const unchangedRow = ({ row, known }: Found): RowResult => ({
  ...plainRow(row),
  outcome: 'UNCHANGED',
  targetId: known.id,
  targetNo: known.no,
})
