import type { Actor } from '../command/actor.js'
import type { Em } from '../sql/database.js'
import { all, inUuids, rows, sql } from '../sql/sql.js'
import { meantBy, readWhere, seeingOf } from './list.js'
import type { ListSpec, SortBy } from './spec.js'
import { actorSpec } from './spec.js'
import { orderOf, pageStatement } from './statements.js'

export interface WalkRequest {
  filter: object
  sort: SortBy[]
  /** Only these rows; all that the filter finds unless given. */
  ids: readonly string[] | null
}

/** The ids of the rows that a request means, in its order, at most `limit` of them. */
export const walkIds = (
  em: Em,
  actor: Actor,
  list: ListSpec<never, string>,
  request: WalkRequest,
  limit: number,
): Promise<string[]> => seeingOf(list)(actor, () => idsOf(em, actor, list, request, limit))

async function idsOf(
  em: Em,
  actor: Actor,
  list: ListSpec<never, string>,
  { filter, sort, ids }: WalkRequest,
  limit: number,
): Promise<string[]> {
  const spec = actorSpec(list, actor)
  const id = sql.ref(`${spec.alias}.id`)
  const meant = await meantBy(em, actor, spec, filter as never)
  const where = all([meant.where, ...(ids ? [inUuids(id, ids)] : [])])
  const cut = {
    where,
    joins: meant.joins,
    few: meant.few,
    order: orderOf(spec, sort, actor),
    size: limit,
    offset: 0,
    counted: uncounted,
  }
  const found = await rows<{ id: string }>(em, pageStatement(spec, cut, [], sql`${id} as id`))
  return found.map((row) => row.id)
}

const uncounted = { total: false, summary: false }

/**
 * The rows of these ids in their order, a piece at a time, so that nobody holds all of them. What has gone meanwhile is
 * left out; what has come meanwhile shifts nothing.
 */
export async function* walkRows<Row extends { id: string }>(
  em: Em,
  actor: Actor,
  spec: ListSpec<never, string>,
  { ids, fields, size }: { ids: readonly string[]; fields: ReadonlySet<string>; size: number },
): AsyncGenerator<Row[]> {
  const id = sql.ref(`${spec.alias}.id`)
  for (let from = 0; from < ids.length; from += size) {
    const piece = ids.slice(from, from + size)
    const found = await readWhere<Row>(em, actor, spec, inUuids(id, piece), fields)
    const byId = new Map(found.map((row) => [row.id, row]))
    yield piece.flatMap((key) => byId.get(key) ?? [])
  }
}
