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
 * Makes waybills of rows. Each row is answered on its own: made, refused, or known already, which makes it one to update. A row that
 * somebody else is importing at this moment is left out of the answer, and comes again.
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

/** Those of the rows that nobody else is about to make waybills of, each with the id that its waybill gets. */
async function taken(tx: Tx, { rehearsal }: PieceContext, rows: readonly Prepared[]): Promise<Mine[]> {
  const wanted = firstOfEach(rows, ({ key }) => key).map((one): Mine => ({ ...one, waybillId: newId() }))
  if (rehearsal) return wanted
  const keys = wanted.map(({ key, waybillId, row }) => ({ key, waybillId, digest: digestOf(row) }))
  const free = await takeKeys(tx, keys)
  return wanted.filter(({ key }) => free.has(key))
}

/** Of rows that mean the same thing the first; the others find out when they come again. */
export function firstOfEach<One>(rows: readonly One[], keyOf: (row: One) => string): One[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = keyOf(row)
    return !seen.has(key) && seen.add(key)
  })
}

/** A row that is not taken. Of the moments of a trip a sheet has at least one: that is blamed where the others have no column. */
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

/** What a refusal of the form says, at the columns that it is about. */
export function faultsOf(refusal: DomainError | null | undefined): Fault<ColumnKey>[] {
  const { fieldErrors = [], code = '', message = '' } = refusal ?? {}
  if (fieldErrors.length > 0) {
    return fieldErrors.map(({ field, message }) => ({ column: columnNamed(field), message }))
  }
  return [{ column: code.startsWith('CARD_') ? 'cardNo' : null, message }]
}
