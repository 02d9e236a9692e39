import type { Permission } from '../../kernel/command/permissions.js'

/** What a captain may do without any role of a company: read what is his own. */
export const captainPermissions: readonly Permission[] = ['chain:companywaybill:get', 'chain:garbagecustomersales:get']

/** The same as if it were a role. */
export const captainRole: { name: string; permissions: readonly string[] } = {
  name: '车队长',
  permissions: captainPermissions,
}

/** What the operator of an excavator may do without any role of a company: report what he worked. */
export const operatorPermissions: readonly Permission[] = ['chain:ledgerdig:edit']

/** The same as if it were a role. */
export const operatorRole: { name: string; permissions: readonly string[] } = {
  name: '挖机手',
  permissions: operatorPermissions,
}
