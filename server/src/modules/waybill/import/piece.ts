import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { newId } from '../../../kernel/values/id.js'
import {
  type Fault,
  type Piece,
  type Places,
  plainRow,
  type Row,
  type RowResult,
  refusedRow as refused,
} from '../../import/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { type Created, type Decided, decideWaybills, writeWaybills } from '../change/creation/creation.js'
import type { ColumnKey } from './columns.js'
import { waybillImport } from './definition.js'
import { columnNamed } from './draft.js'
import { dropKeys, takeKeys } from './known.queries.js'
import { digestOf, isRefused, type Prepared, prepare } from './prepare.js'

export interface PieceContext extends Piece<ColumnKey> {
  accounts: CardAccounts
}

/**
 * Creates waybills from rows. Each row has its own result: created, refused, or already known, so that it becomes an
 * update. A row that another import is working on has no result yet and is tried again.
 */
export async function createPiece(
  tx: Tx,
  context: PieceContext,
  rows: readonly Row<ColumnKey>[],
): Promise<RowResult[]> {
  const prepared = await prepare(tx, rows)
  const good = prepared.flatMap((one) => (isRefused(one) ? [] : [one]))
  const mine = await taken(
    tx,
    context,
    good.filter(({ known }) => !known),
  )
  const decided = await decideWaybills(
    tx,
    context.accounts,
    mine.map(({ draft, waybillId }) => ({ ...draft.input, id: waybillId })),
  )
  const made = context.rehearsal ? decided.map(rehearsed) : await writeWaybills(tx, context.accounts, decided)
  const unused: string[] = []
  const results = mine.map((one, at): RowResult => {
    const created = made[at]
    if (!created || created.refusal) {
      unused.push(one.key)
      return refusedRow(one.row, faultsOf(created?.refusal), context.places)
    }
    const target = { targetId: created.id, targetNo: created.no }
    return { ...plainRow(one.row), outcome: 'CREATE', done: true, ...target }
  })
  if (!context.rehearsal) await dropKeys(tx, unused)
  return [
    ...results,
    ...prepared.flatMap((one) => (isRefused(one) ? [refusedRow(one.row, one.faults, context.places)] : [])),
    ...good.flatMap(({ row, known }): RowResult[] => (known ? [{ ...plainRow(row), outcome: 'UPDATE' }] : [])),
  ]
}

const rehearsed = (one: Decided): Created =>
  one instanceof DomainError ? { id: null, no: null, refusal: one } : { id: one.id, no: one.no ?? '', refusal: null }

type Mine = Prepared & { waybillId: string }

/** Rows that no other import is turning into waybills, each with the id of its waybill. */
async function taken(tx: Tx, { rehearsal }: PieceContext, rows: readonly Prepared[]): Promise<Mine[]> {
  const wanted = firstOfEach(rows, ({ key }) => key).map((one): Mine => ({ ...one, waybillId: newId() }))
  if (rehearsal) return wanted
  const keys = wanted.map(({ key, waybillId, row }) => ({ key, waybillId, digest: digestOf(row) }))
  const free = await takeKeys(tx, keys)
  return wanted.filter(({ key }) => free.has(key))
}

/** First row of each key; the others find its waybill at their next try. */
export function firstOfEach<One>(rows: readonly One[], keyOf: (row: One) => string): One[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = keyOf(row)
    return !seen.has(key) && seen.add(key)
  })
}

/** Result of a refused row. A fault of a moment whose column the sheet lacks is shown at the moment that it has. */
export function refusedRow(
  row: Row<ColumnKey>,
  faults: readonly Fault<ColumnKey>[],
  places: Places<ColumnKey>,
): RowResult {
  const blamed = (column: ColumnKey): ColumnKey => {
    const isTime = column === 'inDatetime' || column === 'completeDatetime'
    return isTime && !places.has(column) ? 'goDatetime' : column
  }
  const told = faults.map(({ column, message }) => ({ column: column && blamed(column), message }))
  return refused(waybillImport, row, told, places)
}

/** Faults of a refusal, each at its column. */
export function faultsOf(refusal: DomainError | null | undefined): Fault<ColumnKey>[] {
  const { fieldErrors = [], code = '', message = '' } = refusal ?? {}
  if (fieldErrors.length > 0) {
    return fieldErrors.map(({ field, message }) => ({ column: columnNamed(field), message }))
  }
  return [{ column: code.startsWith('CARD_') ? 'cardNo' : null, message }]
}
