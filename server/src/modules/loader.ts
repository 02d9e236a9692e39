import DataLoader, { type Options } from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Actor } from '../kernel/command/actor.js'
import { requestedFields } from '../kernel/graphql.js'
import type { Turns } from '../kernel/list/turns.js'
import type { Em } from '../kernel/sql/database.js'

/** Names a row beside its company, for readers that reach several companies. */
export interface RowKey {
  companyId: string
  id: string
}

/** What an actor reaches differs; a request has one. */
export interface OwnKey {
  actor: Actor
  id: string
}

type ById<Value> = Promise<(id: string) => Value>

const idOf = ({ id }: { id: string }): string => id
export const textOf = ({ companyId, id }: RowKey): string => `${companyId}/${id}`

/** Makes the loaders of one request: what many rows of an answer need from elsewhere is read in one statement. */
export class Loading {
  constructor(
    readonly em: () => Em,
    private readonly turns: Turns,
  ) {}

  /** Reads what rows of any company need. */
  byRow<Value>(read: (keys: readonly RowKey[]) => Promise<(key: RowKey) => Value>) {
    return new DataLoader<RowKey, Value, string>(async (keys) => keys.map(await read(keys)), this.options(textOf))
  }

  /** Reads what the actor may see of these ids. */
  byId<Value>(read: (actor: Actor, ids: string[]) => ById<Value>) {
    return new DataLoader<OwnKey, Value, string>(async (keys) => {
      const actor = keys[0]?.actor
      if (!actor) return []
      const ids = keys.map(idOf)
      return ids.map(await read(actor, ids))
    }, this.options(idOf))
  }

  /** The same, with the fields alone that a place in the query asks for: the object beside an id. */
  edge<Value>(read: (actor: Actor, ids: string[], fields: ReadonlySet<string>) => ById<Value>) {
    const at = this.perPlace(read)
    return (info: GraphQLResolveInfo) => at(info, () => requestedFields(info))
  }

  /** The same, with the arguments that a place in the query gives: a page of what lies below each row. */
  below<Given, Value>(read: (actor: Actor, ids: string[], given: Given) => ById<Value>) {
    const at = this.perPlace(read)
    return (info: GraphQLResolveInfo, given: Given) => at(info, () => given)
  }

  private perPlace<Given, Value>(read: (actor: Actor, ids: string[], given: Given) => ById<Value>) {
    const places = new WeakMap<GraphQLResolveInfo['fieldNodes'], DataLoader<OwnKey, Value, string>>()
    return ({ fieldNodes }: GraphQLResolveInfo, givenAt: () => Given) => {
      const known = places.get(fieldNodes)
      if (known) return known
      const given = givenAt()
      const made = this.byId((actor, ids) => read(actor, ids, given))
      places.set(fieldNodes, made)
      return made
    }
  }

  private options<Key>(cacheKeyFn: (key: Key) => string): Options<Key, never, string> {
    return { cacheKeyFn, batchScheduleFn: (read) => this.turns.whenAllAreIn(read) }
  }
}

/** The rows by a key of theirs; null for what is not there. */
export function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row | null {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (key) => found.get(key) ?? null
}
