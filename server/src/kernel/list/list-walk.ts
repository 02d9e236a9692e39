import { inUuids, rows, sql } from '../sql/sql.js'
import { cutOf, readWhere } from './list.js'
import { actorSpec, type ListSpec } from './spec.js'
import { pageStatement } from './statements.js'
import { onceFor, type Walking } from './walking.js'

type List = ListSpec<never, string>

/** Ids that come in one row of the database's answer: longer texts stay in memory until all of it is looked through. */
const BLOCK = 3000
const BYTES = 16

/**
 * Walk over all rows of a list, some at a time. The ids are found at once, so that rows which come meanwhile shift
 * nothing; a million of them take sixteen megabytes here.
 */
export class ListWalk {
  private list: List | undefined
  private blocks: Buffer[] = []
  private at = 0
  total = 0

  /** Whether a list was read: a field that reads none cannot be walked. */
  get hasBegun(): boolean {
    return this.list !== undefined
  }

  /** Step that only looks whether the request is one of the list, and finds nothing. */
  probe(): Walking {
    return this.step(async (em, actor, list, request) => {
      await cutOf(em, actorSpec(list, actor), actor, { ...request, counted: uncounted })
      return []
    })
  }

  /** Step that finds the ids, at most so many. */
  find(limit: number): Walking {
    return this.step(async (em, actor, list, request) => {
      const spec = actorSpec(list, actor)
      const cut = await cutOf(em, spec, actor, { ...request, counted: uncounted })
      const id = sql.ref(`${spec.alias}.id`)
      const found = pageStatement(spec, { ...cut, size: limit, offset: 0 }, [], sql`${id} as id`)
      const blocks = await rows<{ ids: Buffer }>(
        em,
        sql`select string_agg(uuid_send(w.id), ''::bytea order by w.place) as ids
            from (select f.id, row_number() over () as place from (${found}) f) w
            group by (w.place - 1) / ${sql.raw(String(BLOCK))} order by min(w.place)`,
      )
      this.blocks = blocks.map(({ ids }) => ids)
      this.total = this.blocks.reduce((sum, { length }) => sum + length / BYTES, 0)
      return []
    })
  }

  /** Step that reads the next rows, as many as there are; those that have gone meanwhile are left out. */
  next(size: number): Walking {
    const ids = this.idsFrom(this.at, size)
    this.at += ids.length
    return this.step(async (em, actor, list, { fields }) => {
      const found = await readWhere<{ id: string }>(em, actor, list, inUuids(sql.ref(`${list.alias}.id`), ids), fields)
      const byId = new Map(found.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    })
  }

  get hasMore(): boolean {
    return this.at < this.total
  }

  private step(read: Parameters<typeof onceFor>[1]): Walking {
    return onceFor((list) => {
      this.list ??= list
      return this.list.from === list.from
    }, read)
  }

  private idsFrom(from: number, size: number): string[] {
    const until = Math.min(from + size, this.total)
    return Array.from({ length: until - from }, (_, nth) => {
      const at = from + nth
      const start = (at % BLOCK) * BYTES
      const hex = this.blocks[Math.floor(at / BLOCK)]?.toString('hex', start, start + BYTES) ?? ''
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
    })
  }
}

const uncounted = { total: false, summary: false }
