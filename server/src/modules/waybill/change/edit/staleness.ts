import type { Tx } from '../../../../kernel/command/command.js'
import { type DomainError, type FieldDifference, staleEdit } from '../../../../kernel/errors.js'
import { isoTime } from '../../../../kernel/values/clock.js'
import { idKey } from '../../../../kernel/values/id.js'
import { fieldNames, isShown, isWaybillField } from '../../waybill/fields.js'
import { type FoundChange, latestChanges } from '../history/change.queries.js'
import { sameValue, type Value } from '../history/diff.js'
import { labelOf, told } from '../history/labels.js'
import type { Edit } from './edit.js'
import type { WaybillRecord } from './record.queries.js'

/** Edits of waybills that others have changed since the caller read them, each with the differences. */
export async function staleness(
  tx: Tx,
  edits: readonly Edit[],
  records: ReadonlyMap<string, WaybillRecord>,
): Promise<Map<string, DomainError>> {
  const late = edits.flatMap((edit) => {
    const record = records.get(idKey(edit.id))
    const seen = edit.version ?? null
    return record && seen !== null && record.version !== seen ? [{ edit, record, seen }] : []
  })
  if (late.length === 0) return new Map()
  const changes = await latestChanges(
    tx,
    late.map(({ record }) => record.id),
  )
  const byRow = Map.groupBy(changes, ({ entityId }) => entityId)
  return new Map(
    late.map(({ edit, record, seen }) => [
      record.id,
      staleEdit(record.version, differencesOf(edit, record, seen, byRow.get(record.id) ?? [])),
    ]),
  )
}

/** The last change of each field of one waybill. */
export const latestOf = (tx: Tx, waybillId: string): Promise<FoundChange[]> => latestChanges(tx, [waybillId])

/** Differences between wanted and present values, and values of other fields that others have changed. */
export function differencesOf(
  { patch }: Pick<Edit, 'patch'>,
  record: WaybillRecord,
  seen: number,
  changes: readonly FoundChange[],
): FieldDifference[] {
  const lastOf = new Map(changes.map((change) => [change.field, change]))
  const asked = fieldNames.flatMap((field): FieldDifference[] => {
    const mine = patch[field]
    if (mine === undefined || !isShown(field) || sameValue(field, mine, record[field])) return []
    return [difference(field, mine, record[field], lastOf.get(field))]
  })
  const named = new Set(asked.map(({ field }) => field))
  const others = changes.filter(({ field, rowVersion }) => {
    const known = isWaybillField(field) ? isShown(field) && patch[field] === undefined : field === 'status'
    return known && !named.has(field) && (rowVersion ?? 0) > seen
  })
  return [...asked, ...others.map((change) => difference(change.field, change.before, change.after, change))]
}

const difference = (field: string, mine: Value, theirs: Value, last: FoundChange | undefined): FieldDifference => ({
  field,
  label: labelOf(field),
  mine: told(field, mine),
  theirs: told(field, theirs),
  changedBy: last?.createBy ?? null,
  changedAt: last ? isoTime(last.createTime) : null,
})
