import type { Limits, Seen } from '../kernel/sql/limit.js'
import { columnOf } from '../kernel/sql/publish.js'
import { dataImportSeen } from './dataimport/entities.js'
import { entities, views } from './entities.js'
import { exportSeen } from './export/entities.js'
import { fleetSeen } from './fleet/entities.js'
import { identitySeen } from './identity/entities.js'
import { insightSeen } from './insight/entities.js'
import { paymentSeen } from './payment/entities.js'
import { priceSeen } from './price/entities.js'
import { projectSeen } from './project/entities.js'
import { settlementSeen } from './settlement/entities.js'
import { ticketSeen } from './ticket/entities.js'
import { waybillSeen } from './waybill/entities.js'
import { yardSeen } from './yard/entities.js'

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
  ...yardSeen,
}

const columns = new Map<string, readonly string[]>(
  [...entities, ...views].map(({ tableName, properties }) => [tableName, Object.keys(properties).map(columnOf)]),
)

/**
 * Rows of tables and views that a limited member sees. A view has the rule of its table, as far as its columns allow.
 */
const seen: ReadonlyMap<string, Seen> = new Map([
  ...Object.entries(rules),
  ...views.flatMap(({ tableName }): [string, Seen][] => {
    const rule = rules[tableName.replace('published_', '')]
    return rule ? [[tableName, { ...rule, columns: told(rule, columns.get(tableName) ?? []) }]] : []
  }),
])

/**
 * Limits: members are limited to projects (docs/adr/0035), captains to the companies that have them (docs/adr/0044).
 */
export const projectLimits: Limits = {
  rules: seen,
  columnsOf: (table) => columns.get(table) ?? [],
  idsOf: ({ projectIds }) => projectIds,
  companiesOf: ({ captainScopes }) => captainScopes.map(({ companyId }) => companyId),
}

function told({ columns: own }: Seen, names: readonly string[]): Record<string, string> | undefined {
  const some = Object.entries(own ?? {}).filter(([name]) => names.includes(name))
  return some.length > 0 ? Object.fromEntries(some) : undefined
}
