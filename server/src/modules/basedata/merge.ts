import type { Actor } from '../../kernel/command/actor.js'
import type { Tx } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import { Port, type World } from '../domain.js'
import { type BaseData, permissionsOf } from './definition.js'
import { mergedRow } from './merge.queries.js'

interface Named {
  id: string
  name: string
}

/** One row that goes into another one of its kind, and why. */
export interface Merging {
  what: string
  keep: Named
  drop: Named
  reason: string
  /** Names of the verb in the log. */
  name: string
  title: string
}

/** A use of base data, and what becomes of it when rows of `entity` are merged. */
export interface MergeOfBaseData {
  entity: string
  label: string
  /**
   * Has what nobody has settled, approved or paid yet name the kept row, and gives how many that were; or refuses the merge as a whole. What stays
   * goes on naming the row that is dropped.
   */
  move: 'stays' | ((tx: Tx, merging: Merging) => Promise<number>)
  /** Moves when all else has, such as trips once their prices are there. */
  last?: true
  /** Looks at what no merge may change before anything moves; what it gives looks again once all has moved, and refuses what differs. */
  hold?: (tx: Tx, merging: Merging) => Promise<() => Promise<void>>
}

/** Columns by which prices, tasks and tickets name a soil, site or project: soils by name, the others by id. */
export const hauled = [
  { entity: 'soil', column: 'soil_type', of: 'name' },
  { entity: 'site', column: 'dump_site_id', of: 'id' },
  { entity: 'project', column: 'project_id', of: 'id' },
] as const
export type Hauled = (typeof hauled)[number]

/** Uses of base data that can be merged, filled by the domains that have them: each use once. */
export const mergesOfBaseData = new Port<(world: World) => readonly MergeOfBaseData[]>('merges of base data')

/** All that is said of merges; asked when a verb runs, when every domain is there. */
export const mergesIn =
  (world: World): (() => readonly MergeOfBaseData[]) =>
  () =>
    world.filled(mergesOfBaseData).flatMap((merges) => merges(world))

/** Refusal of a merge, with its reason as people read it. */
export const mergeRefused = ({ what, keep, drop }: Merging, reason: string): DomainError =>
  new DomainError('MERGE_REFUSED', { what, name: drop.name, kept: keep.name, reason })

type MergedKind = Pick<BaseData<object>, 'what' | 'table' | 'named' | 'fields'>

/** A row that was merged into another one stays out of use. */
export async function refuseMerged(tx: Tx, kind: MergedKind, id: string): Promise<void> {
  const row = await mergedRow(tx, kind, id)
  if (row) throw new DomainError('MERGED', { what: kind.what, ...row })
}

/** A list's row has what the table of its fields says. */
const isMerged = (row: object): boolean => (row as { mergedIntoId?: string | null }).mergedIntoId != null

/** Actions of rows that can be merged, beside those of all base data. */
export const mergeActions = (kind: Pick<BaseData<object>, 'permissions'>) => ({
  names: 'merge',
  allowed: (actor: Actor, row: object): string[] =>
    !isMerged(row) && actor.can(permissionsOf(kind).edit) ? ['merge'] : [],
  withheld: (row: object): string[] => (isMerged(row) ? ['restore'] : []),
})
