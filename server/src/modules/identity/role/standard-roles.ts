import { grantablePermissions, type Permission } from '../../../kernel/command/permissions.js'
import { StandardRole } from '../enums.js'
import { type StandardRoleName, standardRoleLabels } from '../labels.js'

const patterns: Readonly<Record<StandardRole, RegExp>> = {
  ADMINISTRATOR: /./,
  SETTLER:
    /^chain:((garbagecustomersales|companywaybill|companyticket|card|ledgerdig):(?!audit)|(basedata|project|bi):get$)/,
  AUDITOR:
    /^chain:(.+:audit|(garbagecustomersales|companywaybill|companyticket|companypayment|directPayPriceSet|project|bi|basedata|card):get|directPayPriceSet:disabled)$/,
  CASHIER: /^chain:(companypayment:(?!audit).+|(garbagecustomersales|companywaybill|project|bi):get)$/,
  READER: /:get$/,
}

/** What a standard role holds until a company decides otherwise. */
export const permissionsOf = (role: StandardRole): Permission[] =>
  grantablePermissions().filter((key) => patterns[role].test(key))

interface RoleOfEveryCompany {
  standard: StandardRole
  name: StandardRoleName
  permissions: Permission[]
}

/** The roles that every company starts with. */
export const standardRoles = (): RoleOfEveryCompany[] =>
  Object.values(StandardRole).map((standard) => ({
    standard,
    name: standardRoleLabels[standard],
    permissions: permissionsOf(standard),
  }))
