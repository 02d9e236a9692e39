import type { ClassType } from 'type-graphql'
import type { Actor } from '../../kernel/command/actor.js'
import type { Tx } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import { Port, type World } from '../domain.js'
import type { Edge, EdgeLoader } from '../edge.js'
import { type BaseData, permissionsOf } from './definition.js'
import { mergedTable } from './fields.js'
import { mergedRow } from './merge.queries.js'

interface Named {
  id: string
  name: string
}

/** Row to merge into another one of its kind, with the reason. */
export interface Merging {
  what: string
  keep: Named
  drop: Named
  reason: string
  /** Names of the verb in the log. */
  name: string
  title: string
}

/** Use of base data, and what a merge of `entity` does to it. */
export interface MergeOfBaseData {
  entity: string
  label: string
  /**
   * Moves open records to the kept row, and returns their number; or refuses the merge as a whole. Settled, approved
   * and paid records go on naming the dropped row.
   */
  move: 'stays' | ((tx: Tx, merging: Merging) => Promise<number>)
  /** Whether it moves after all others, such as waybills after their prices. */
  last?: true
  /**
   * Reads values that no merge may change, before anything moves; the returned check reads them again after everything
   * has moved, and refuses a difference.
   */
  hold?: (tx: Tx, merging: Merging) => Promise<() => Promise<void>>
}

/** Columns in which prices, tasks and tickets name a soil, site or project: soils by name, the others by id. */
export const hauled = [
  { entity: 'soil', column: 'soil_type', of: 'name' },
  { entity: 'site', column: 'dump_site_id', of: 'id' },
  { entity: 'project', column: 'project_id', of: 'id' },
] as const
export type Hauled = (typeof hauled)[number]

/** Port for the uses of base data that merges treat, filled by the domains that have them. */
export const mergesOfBaseData = new Port<(world: World) => readonly MergeOfBaseData[]>('merges of base data')

/** All uses that merges treat; read when a verb runs, since every domain is loaded then. */
export const mergesIn =
  (world: World): (() => readonly MergeOfBaseData[]) =>
  () =>
    world.filled(mergesOfBaseData).flatMap((merges) => merges(world))

/** Row that a merged one has become part of. */
export const mergedEdge = (to: () => ClassType, loader: EdgeLoader): Edge => ({
  name: 'mergedInto',
  to,
  by: 'mergedIntoId',
  loader,
  label: `${mergedTable.mergedIntoName.label}：合并后留下的`,
})

/** Refusal of a merge, with its reason as people read it. */
export const mergeRefused = ({ what, keep, drop }: Merging, reason: string): DomainError =>
  new DomainError('MERGE_REFUSED', { what, name: drop.name, kept: keep.name, reason })

type MergedKind = Pick<BaseData<object>, 'what' | 'table' | 'named' | 'fields'>

/** Refuses to take a merged row back into use. */
export async function refuseMerged(tx: Tx, kind: MergedKind, id: string): Promise<void> {
  const row = await mergedRow(tx, kind, id)
  if (row) throw new DomainError('MERGED', { what: kind.what, ...row })
}

/** Listed rows have the fields of their table. */
const isMerged = (row: object): boolean => (row as { mergedIntoId?: string | null }).mergedIntoId != null

/** Actions of rows that can be merged, beside those of all base data. */
export const mergeActions = (kind: Pick<BaseData<object>, 'permissions'>) => ({
  verbs: { merge: '合并' },
  allowed: (actor: Actor, row: object): string[] =>
    !isMerged(row) && actor.can(permissionsOf(kind).edit) ? ['merge'] : [],
  withheld: (row: object): string[] => (isMerged(row) ? ['restore'] : []),
})
