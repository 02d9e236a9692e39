import type { Actor } from '../../kernel/command/actor.js'
import type { Tx } from '../../kernel/command/command.js'
import type { FieldError } from '../../kernel/errors.js'
import { columnNameOf } from '../../kernel/fields.js'
import type { Em } from '../../kernel/sql/database.js'
import { type NewRow, renamedRows } from './basedata.queries.js'
import type { BaseData, Use, UseOfBaseData } from './definition.js'
import { basedataTexts as texts } from './texts.js'

/** Uses of each of some rows; rows that nobody uses are left out. */
export async function usesByIds(
  { em, actor }: { em: Em; actor: Actor },
  { entity }: Pick<BaseData<object>, 'entity'>,
  uses: readonly UseOfBaseData[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Use[]>> {
  const found = new Map<string, Use[]>()
  if (ids.length === 0) return found
  for (const use of uses) {
    if (use.entity !== entity) continue
    for (const [id, count] of await use.counts(em, actor, ids))
      found.set(id, [...(found.get(id) ?? []), { label: use.label, count }])
  }
  return found
}

/** Faults of inputs that would rename rows whose name is stored in other records. */
export async function staying(
  tx: Tx,
  data: Pick<BaseData<object>, 'entity' | 'table' | 'named' | 'fields' | 'nameStays'>,
  uses: readonly UseOfBaseData[],
  rows: readonly NewRow[],
): Promise<ReadonlyMap<string, FieldError>> {
  const { table, named, fields, nameStays } = data
  if (!nameStays) return new Map()
  const renamed = await renamedRows(tx, table, columnNameOf(named, fields[named] ?? {}), rows)
  const byName = uses.filter((use) => use.byName === true)
  const found = await usesByIds(tx, data, byName, renamed)
  const label = fields[named]?.label ?? named
  return new Map(
    [...found].map(([id, told]) => [id, { field: named, message: texts.nameStays(label, toldUses(told)) }]),
  )
}

/** Uses in the words of refusals. */
export const toldUses = (uses: readonly Use[]): string =>
  uses.map(({ label, count }) => texts.use(label, count)).join('、')
