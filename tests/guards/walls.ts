import { ownersOfTables, ownersOfViews } from '@tufang/server/modules/entities'
import type { Owners } from '@tufang/tests/walls'

/** Verbs leave traces in the tables of the kernel and the platform, which all companies share. */
const { kernel: _, platform: __, ...tables } = ownersOfTables

const byName = (owned: Record<string, readonly { tableName: string }[]>): ReadonlyMap<string, string> =>
  new Map(Object.entries(owned).flatMap(([domain, entities]) => entities.map(({ tableName }) => [tableName, domain])))

/** Domain of each table that has one, and of each published view. */
export const owners: Owners = { tables: byName(tables), views: byName(ownersOfViews) }
