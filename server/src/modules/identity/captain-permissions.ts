import type { Permission } from '../../kernel/command/permissions.js'

/** What a captain may do without any role of a company: read what is his own. */
export const captainPermissions: readonly Permission[] = ['chain:companywaybill:get', 'chain:garbagecustomersales:get']
