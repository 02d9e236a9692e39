import { createHash } from 'node:crypto'
import type { Tx } from '../../../kernel/command/command.js'
import { textForm } from '../../../kernel/values/forms.js'
import type { Fault as FaultOf, Row as ImportRow, SheetRow } from '../../import/index.js'
import type { ColumnKey } from './columns.js'
import { type Draft, draftOf } from './draft.js'
import { findKnown, type Known, type RowKey } from './known.queries.js'
import { Names } from './names.js'
import { importTexts as texts } from './texts.js'

type Row = ImportRow<ColumnKey>
type Fault = FaultOf<ColumnKey>

/** Row with its base data, its key, and its existing waybill. */
export interface Prepared {
  row: Row
  draft: Draft
  key: string
  known: Known | undefined
}

/** Row that can neither create nor change anything. */
export interface Refused {
  row: Row
  faults: Fault[]
}

export const isRefused = (row: Prepared | Refused): row is Refused => 'faults' in row

/** Looks up everything for a piece of rows; a thousand rows take as many statements as one. */
export async function prepare(tx: Tx, rows: readonly Row[]): Promise<(Prepared | Refused)[]> {
  const names = await Names.find(tx, rows)
  const drafted = rows.map((row) => ({ row, draft: draftOf(row.values, names, tx.now) }))
  const keys = drafted.flatMap(({ draft, row }) => (Array.isArray(draft) ? [] : [rowKeyOf(draft, row)]))
  const known = new Map((keys.length > 0 ? await findKnown(tx, keys) : []).map((one) => [one.key, one]))
  return drafted.map(({ row, draft }): Prepared | Refused => {
    if (Array.isArray(draft)) return { row, faults: draft }
    const { key } = rowKeyOf(draft, row)
    const prepared = { row, draft, key, known: known.get(key) }
    if (!prepared.known && draft.retired.length > 0) return { row, faults: [...draft.retired] }
    const fault = whyNotThat(prepared)
    return fault ? { row, faults: [fault] } : prepared
  })
}

/** Faults of rows besides unreadable cells. */
export async function examine(
  tx: Tx,
  rows: readonly SheetRow<ColumnKey>[],
): Promise<ReadonlyMap<number, readonly Fault[]>> {
  const names = await Names.find(tx, rows)
  return new Map(
    rows.map(({ line, values, issues }) => {
      const blamed = new Set(issues.flatMap(({ column }) => column ?? []))
      const draft = draftOf(values, names, tx.now, blamed)
      return [line, Array.isArray(draft) ? draft : []]
    }),
  )
}

/** Key of a row: the number of the third party, else truck, project and moment. */
function rowKeyOf({ input, project, truck }: Draft, { values }: Row): RowKey {
  const goDatetime = values.goDatetime ?? ''
  const no = input.no ?? null
  const key = no === null ? `T:${truck.id}|${project.id}|${goDatetime}` : `N:${textForm(no)}`
  return { key, no, truckId: truck.id, projectId: project.id, goDatetime: `${goDatetime}+08` }
}

/** Reason why the found waybill cannot stand for a row: it is void, or a different trip. */
function whyNotThat({ known, draft }: Prepared): Fault | null {
  if (!known) return null
  if (known.status === 'VOID') return { column: draft.input.no ? 'no' : 'goDatetime', message: texts.voided(known.no) }
  const same = known.projectId === draft.project.id && known.truckId === draft.truck.id
  if (known.digest !== null || same) return null
  return { column: 'no', message: texts.otherWaybill(known.no, known.projectName, known.truckCode) }
}

/** Digest of a row, which tells whether the row was imported before. */
export const digestOf = ({ values }: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
