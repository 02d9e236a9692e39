import { grantablePermissions, type Permission } from '../../../kernel/command/permissions.js'
import { StandardRole, type StandardRoleName, standardRoleLabels } from '../enums.js'

const patterns: Readonly<Record<StandardRole, RegExp>> = {
  ADMINISTRATOR: /./,
  SETTLER:
    /^chain:((garbagecustomersales|companywaybill|companyticket|card|ledgerdig|punch):(?!audit)|(basedata|project|bi):get$)/,
  AUDITOR:
    /^chain:(.+:audit|(garbagecustomersales|companywaybill|companyticket|companypayment|directPayPriceSet|project|bi|basedata|card):get|directPayPriceSet:disabled)$/,
  CASHIER: /^chain:(companypayment:(?!audit).+|(garbagecustomersales|companywaybill|project|bi):get)$/,
  READER: /:get$/,
}

/** Permissions of a standard role until a company changes them. */
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
