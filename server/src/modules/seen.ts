import type { Limits, Seen } from '../kernel/sql/limit.js'
import { columnOf } from '../kernel/sql/publish.js'
import { dataImportSeen } from './dataimport/seen.js'
import { entities, views } from './entities.js'
import { exportSeen } from './export/seen.js'
import { fleetSeen } from './fleet/seen.js'
import { identitySeen } from './identity/seen.js'
import { insightSeen } from './insight/seen.js'
import { paymentSeen } from './payment/seen.js'
import { priceSeen } from './price/seen.js'
import { projectSeen } from './project/seen.js'
import { settlementSeen } from './settlement/seen.js'
import { ticketSeen } from './ticket/seen.js'
import { waybillSeen } from './waybill/seen.js'

const rules: Record<string, Seen> = {
  ...dataImportSeen,
  ...exportSeen,
  ...fleetSeen,
  ...identitySeen,
  ...insightSeen,
  ...paymentSeen,
  ...priceSeen,
  ...projectSeen,
  ...settlementSeen,
  ...ticketSeen,
  ...waybillSeen,
}

const columns = new Map<string, readonly string[]>(
  [...entities, ...views].map(({ tableName, properties }) => [tableName, Object.keys(properties).map(columnOf)]),
)

/** What a member with a limit sees of tables and views: of a view what he sees of its table, as far as the view tells of it. */
const seen: ReadonlyMap<string, Seen> = new Map([
  ...Object.entries(rules),
  ...views.flatMap(({ tableName }): [string, Seen][] => {
    const rule = rules[tableName.replace('published_', '')]
    return rule ? [[tableName, { ...rule, columns: told(rule, columns.get(tableName) ?? []) }]] : []
  }),
])

/** Members are limited to projects (docs/adr/0035). */
export const projectLimits: Limits = {
  rules: seen,
  columnsOf: (table) => columns.get(table) ?? [],
  idsOf: ({ projectIds }) => projectIds,
}

function told({ columns: own }: Seen, names: readonly string[]): Record<string, string> | undefined {
  const some = Object.entries(own ?? {}).filter(([name]) => names.includes(name))
  return some.length > 0 ? Object.fromEntries(some) : undefined
}
