// Domains define the permissions.
import '@tufang/server/domains'
import type { StandardRoleName as RoleName } from '@tufang/server/modules/identity/enums'
import { standardRoles } from '@tufang/server/modules/identity/role/standard-roles'

export type { StandardRoleName as RoleName } from '@tufang/server/modules/identity/enums'

/** The roles that every company starts with. */
export const STANDARD_ROLES = standardRoles()

const permissionsOf = (name: RoleName): readonly string[] =>
  STANDARD_ROLES.find((role) => role.name === name)?.permissions ?? []

/** Permissions of each of them, by name. */
export const ROLES: Record<RoleName, readonly string[]> = {
  管理员: permissionsOf('管理员'),
  结算员: permissionsOf('结算员'),
  审核员: permissionsOf('审核员'),
  出纳: permissionsOf('出纳'),
  只读: permissionsOf('只读'),
}
