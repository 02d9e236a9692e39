import DataLoader, { type Options } from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { Actor } from '../kernel/command/actor.js'
import type { Permission } from '../kernel/command/permissions.js'
import { requestedFields } from '../kernel/graphql.js'
import { type Below, type BelowKeys, type BelowRequest, readListBelow } from '../kernel/list/list-below.js'
import type { LongPages } from '../kernel/list/long-pages.js'
import type { ListSpec } from '../kernel/list/spec.js'
import type { Em } from '../kernel/sql/database.js'

/** Names a row beside its company, for readers that reach several companies. */
export interface RowKey {
  companyId: string
  id: string
}

/** Key of a row together with its actor, since actors reach different rows; a request has one actor. */
export interface OwnKey {
  actor: Actor
  id: string
}

/** Arguments and selection of a page, which a place in the query asks for below each of its rows. */
export interface PageAsked<Filter, Key extends string> {
  below: Below | BelowKeys
  request: BelowRequest<Filter, Key>
}

/** List whose pages hang below records, with the permission for the list itself. */
export interface PagedList<Filter, Key extends string> {
  /** Its field of Query, where that answers to the same permission with the same list. */
  field?: string
  permission: Permission
  list: ListSpec<Filter, Key>
  /** List for an actor, where the columns of some differ. */
  listOf?(actor: Actor): ListSpec<Filter, Key>
}

type ById<Value> = Promise<(id: string) => Value>

const idOf = ({ id }: { id: string }): string => id
export const textOf = ({ companyId, id }: RowKey): string => `${companyId}/${id}`

/** Loaders of one request, for values that many rows of an answer need: they read them in one statement. */
export class Loading {
  constructor(
    readonly em: () => Em,
    private readonly longPages: LongPages,
  ) {}

  /** Loader of values for rows of any company. */
  byRow<Value>(read: (keys: readonly RowKey[]) => Promise<(key: RowKey) => Value>) {
    return new DataLoader<RowKey, Value, string>(async (keys) => keys.map(await read(keys)), this.options(textOf))
  }

  /** Loader of rows by id, within the actor's reach. */
  byId<Value>(read: (actor: Actor, ids: string[]) => ById<Value>) {
    return new DataLoader<OwnKey, Value, string>(async (keys) => {
      const actor = keys[0]?.actor
      if (!actor) return []
      const ids = keys.map(idOf)
      return ids.map(await read(actor, ids))
    }, this.options(idOf))
  }

  /** Loaders of values by id, one for each reader: rows of several kinds are read by statements of their own. */
  byReader<Value>() {
    const made = new Map<unknown, DataLoader<OwnKey, Value, string>>()
    return (read: (actor: Actor, ids: string[]) => ById<Value>) => {
      const known = made.get(read)
      if (known) return known
      const loader = this.byId(read)
      made.set(read, loader)
      return loader
    }
  }

  /** Loader of the object beside an id, with only the fields that a place in the query asks for. */
  edge<Value>(read: (actor: Actor, ids: string[], fields: ReadonlySet<string>) => ById<Value>) {
    const at = this.perPlace(read)
    return (info: GraphQLResolveInfo) => at(info, () => requestedFields(info))
  }

  /** Loader of pages below each row, with the arguments that a place in the query gives. */
  below<Given, Value>(read: (actor: Actor, ids: string[], given: Given) => ById<Value>) {
    const at = this.perPlace(read)
    return (info: GraphQLResolveInfo, given: Given) => at(info, () => given)
  }

  /** Loader of pages of a whole list; without the permission for the list itself an actor gets no page. */
  pages<Filter, Key extends string>({ permission, list, listOf = () => list }: PagedList<Filter, Key>) {
    return this.below<PageAsked<Filter, Key>, object | null>(async (actor, keys, { below, request }) =>
      actor.can(permission) ? readListBelow(this.em(), actor, listOf(actor), { keys, below }, request) : () => null,
    )
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
    return { cacheKeyFn, batchScheduleFn: (read) => this.longPages.whenAllAreIn(read) }
  }
}

/** Loader of rows by one of their keys; null for a missing row. */
export function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row | null {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (key) => found.get(key) ?? null
}
