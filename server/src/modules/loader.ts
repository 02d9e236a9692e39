import DataLoader from 'dataloader'
import type { Actor } from '../kernel/command/actor.js'

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

const idOf = ({ id }: { id: string }): string => id
export const textOf = ({ companyId, id }: RowKey): string => `${companyId}/${id}`

/** Reads what rows of any company need in one statement. */
export const loaderByRow = <Value>(read: (keys: readonly RowKey[]) => Promise<(key: RowKey) => Value>) =>
  new DataLoader<RowKey, Value, string>(async (keys) => keys.map(await read(keys)), { cacheKeyFn: textOf })

/** Reads what the actor may see of these ids in one statement. */
export const loaderById = <Value>(read: (actor: Actor, ids: string[]) => Promise<(id: string) => Value>) =>
  new DataLoader<OwnKey, Value, string>(
    async (keys) => {
      const actor = keys[0]?.actor
      if (!actor) return []
      const ids = keys.map(idOf)
      return ids.map(await read(actor, ids))
    },
    { cacheKeyFn: idOf },
  )

/** The rows by a key of theirs; null for what is not there. */
export function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row | null {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (key) => found.get(key) ?? null
}
