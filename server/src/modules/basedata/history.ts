import type { Json, Tx } from '../../kernel/command/command.js'
import { recordChanges } from '../../kernel/command/history.js'
import { apiOf, entries, type Field, type Fields, yesOrNo } from '../../kernel/fields.js'
import { plainTime } from '../../kernel/values/clock.js'
import { type ChangeRow, shownRows } from './basedata.queries.js'
import type { BaseDataChange } from './basedata.view.js'
import type { BaseData } from './definition.js'

type Shown = Readonly<Record<string, Json>> & { id: string }

/** Change of a field as people read it. */
export interface FieldTold {
  label: string
  before: string | null
  after: string | null
}

/** Fields that the history leaves out: times of verbs, which it has anyway, and fields derived from others. */
const FOLLOWING = ['createTime', 'updateTime', 'signTime', 'contractState', 'accountKind']

/**
 * Whether the history has a field: not times of verbs, not derived fields, and not the ids and codes behind names,
 * which no sheet shows.
 */
const isKept = ({ kind, sheet }: Field, api: string): boolean =>
  kind !== 'id' && kind !== 'ids' && sheet?.length !== 0 && !FOLLOWING.includes(api)

const keptOf = (fields: Fields): [string, Field][] =>
  entries(fields).flatMap(([name, field]): [string, Field][] => {
    const api = apiOf(name, field)
    return api !== null && isKept(field, api) ? [[api, field]] : []
  })

/** Changes rows and records the differences in their histories. Returns the changed rows. */
export async function recorded<View extends { id: string }>(
  tx: Tx,
  data: Pick<BaseData<object>, 'entity' | 'fields' | 'spec' | 'following'>,
  ids: readonly string[],
  change: () => Promise<void>,
  reason: string | null = null,
): Promise<View[]> {
  const was = new Map((await shownRows<Shown>(tx, data, ids)).map((row) => [row.id, row]))
  await (data.following ? data.following(tx, ids, change) : change())
  const now = await shownRows<View>(tx, data, ids)
  // Listed rows have the fields of their table.
  const is = new Map(now.map((row) => [row.id, row as unknown as Shown]))
  const kept = keptOf(data.fields)
  await recordChanges(
    tx,
    ids.flatMap((entityId) =>
      kept.map(([field]) => ({
        entity: data.entity,
        entityId,
        field,
        before: was.get(entityId)?.[field] ?? null,
        after: is.get(entityId)?.[field] ?? null,
        reason,
      })),
    ),
  )
  return now
}

/** A change as people read it. */
export function changeOf(fields: Fields, { before, after, ...change }: ChangeRow): BaseDataChange {
  const field = new Map(keptOf(fields)).get(change.field)
  return { ...change, label: field?.label ?? change.field, before: toldOf(before, field), after: toldOf(after, field) }
}

/** Differences between two states of a row, as people read them. */
export function differences(fields: Fields, before: object, after: object): FieldTold[] {
  const [was, is] = [before as Shown, after as Shown]
  return keptOf(fields).flatMap(([name, field]) => {
    const told = { before: toldOf(was[name] ?? null, field), after: toldOf(is[name] ?? null, field) }
    return told.before === told.after ? [] : [{ label: field.label, ...told }]
  })
}

function toldOf(value: Json, field: Field | undefined): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return yesOrNo(value)
  if (field?.kind === 'time') return plainTime(String(value))
  if (field?.kind === 'code') return field.code?.labels[String(value)] ?? String(value)
  return Array.isArray(value) ? value.join('、') || null : String(value)
}
