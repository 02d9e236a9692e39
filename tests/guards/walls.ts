import { ownersOfTables, ownersOfViews } from '@tufang/server/modules/entities'
import type { Owners } from '@tufang/tests/walls'

/** Verbs leave their traces in the kernel's tables and the platform's: these are everybody's. */
const { kernel: _, platform: __, ...tables } = ownersOfTables

const byName = (owned: Record<string, readonly { tableName: string }[]>): ReadonlyMap<string, string> =>
  new Map(Object.entries(owned).flatMap(([domain, entities]) => entities.map(({ tableName }) => [tableName, domain])))

/** The domain of each table that has one, and of each published view. */
export const owners: Owners = { tables: byName(tables), views: byName(ownersOfViews) }
