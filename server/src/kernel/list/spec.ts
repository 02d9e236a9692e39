import type { Actor } from '../command/actor.js'
import type { Em } from '../sql/database.js'
import type { Sql } from '../sql/sql.js'
import type { ListCounters } from './counters.js'
import type { AskedFields, Equals } from './equal.js'

export type Direction = 'ASC' | 'DESC'
/**
 * A column of a list by what rows show of it: of a name the number. No index has it in order, so that only few rows are
 * sorted by it.
 */
export interface Shown {
  column: string
  codes?: Readonly<Record<string, number>>
}
export interface SortBy<Key extends string = string> {
  field: Key | Shown
  direction: Direction
}
export interface PageRequest {
  current: number
  size: number
}
export interface Counted {
  total: boolean
  summary: boolean
}
export interface ListRequest<Filter, Key extends string = string> {
  filter?: Filter | null
  sort?: SortBy<Key>[] | null
  page?: PageRequest | null
  /** The fields to read; without it every field. */
  fields?: ReadonlySet<string>
  /** Total and sums beside the records; the sums are made only for callers who ask for them. */
  counted?: Counted
}
export interface Page<Row, Summary = Record<string, never>> {
  records: Row[]
  total: number
  summary: Summary
}

/**
 * A column to sort by that no index has in order is marked: it is offered for few rows only, and of more either refused
 * or passed over.
 */
export type Column = Sql | { sql: Sql; join?: string; nullable?: true; few?: true; else?: 'unsorted' }

/** Filter after its names were looked up: the same rows, found by an index. */
export interface Narrowed {
  /**
   * Members of the filter that were found to mean something simpler; undefined for one that holds for every row there
   * is.
   */
  instead: Readonly<Record<string, unknown>>
  /** Conditions that change nothing about which rows are found. */
  also: Sql[]
  /** Whether few rows are meant: they are fetched and sorted, instead of looked for among all in their order. */
  few: boolean
}

/** Sums over all rows of a list, by name; some of them depend on the filter. */
export type Sums<Filter> = Record<string, Sql> | ((filter: Filter & Equals) => Record<string, Sql>)

export const sumsFor = <Filter>(sums: Sums<Filter>, filter: Filter & Equals): Record<string, Sql> =>
  typeof sums === 'function' ? sums(filter) : sums

/** Description of a list: its table, the columns that may be asked for, its sorts and filters. */
export interface ListSpec<Filter, Key extends string> {
  from: Sql
  /** The alias of the table in `from`; columns and joins refer to it. */
  alias: string
  /** Joins by name, added only when a wanted column or sort needs them. */
  joins?: Record<string, Sql>
  columns: Record<string, Column>
  /** Fields that its rows can be asked for by; each is a column. */
  fields?: AskedFields
  /** Columns that a field computed elsewhere needs; an object beside its id need not say so. */
  needs?: Record<string, string[]>
  /** Fields said in SQL, where they can be, so that PostgreSQL writes whole rows; some depend on the caller. */
  computed?: Record<string, Column | ((actor: Actor) => Column)>
  always: string[]
  sorts: Record<Key, Column>
  defaultSort: SortBy<Key>
  tieBreak: Sql
  /** Columns of somebody who sees a part of each row only: the same aliases, with the values of his part. */
  seenBy?(
    actor: Actor,
  ): Partial<Pick<ListSpec<Filter, Key>, 'from' | 'joins' | 'columns' | 'scope' | 'where'>> | undefined
  scope(actor: Actor): Sql
  /**
   * Rows are a person's own in whatever company they stand, or in none, as the scope says: they are read beyond the
   * wall of companies.
   */
  anywhere?: true
  /** Companies that its rows stand in, where they are others than the actor's own. */
  companies?(actor: Actor): readonly string[]
  where(filter: Filter, actor: Actor): Sql[]
  narrow?(em: Em, actor: Actor, filter: Filter): Promise<Narrowed>
  summary?: Sums<Filter>
  /** Sums beside the table; what they can tell is not counted row by row. */
  counters?: ListCounters<Filter>
}

/** A list as an actor sees it; columns and joins that are no different for him stay. */
export function actorSpec<Filter, Key extends string>(
  spec: ListSpec<Filter, Key>,
  actor: Actor,
): ListSpec<Filter, Key> {
  const seen = spec.seenBy?.(actor)
  if (!seen) return spec
  return {
    ...spec,
    ...seen,
    joins: { ...spec.joins, ...seen.joins },
    columns: { ...spec.columns, ...seen.columns },
  }
}
