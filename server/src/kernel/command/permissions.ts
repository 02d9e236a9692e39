const defined = new Map<string, { label: string; area: string }>()

/**
 * Adds permissions, each with its Chinese label, to those that can be held; a domain with permissions adds them to
 * PermissionLabels too.
 * @param area heading under which roles show them, in Chinese
 */
export function definePermissions<const Labels extends Readonly<Record<string, string>>>(
  area: string,
  added: Labels,
): Labels {
  for (const [key, label] of Object.entries(added)) {
    if (defined.has(key)) throw new Error(`${key} is defined twice`)
    defined.set(key, { label, area })
  }
  return added
}

/** Every permission key with its label: each domain adds its own, so that only a key of one of them compiles. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface PermissionLabels {}

export type Permission = keyof PermissionLabels

export const labelOf = (permission: string): string => defined.get(permission)?.label ?? permission

/** Heading of a permission. */
export const areaOf = (permission: Permission): string => defined.get(permission)?.area ?? permission

/** Every permission that is loaded. */
export const allPermissions = (): Permission[] =>
  [...defined.keys()].filter((key): key is Permission => defined.has(key))

/** Prefix of permissions of the platform's desk, which no role of a company has. */
const PLATFORM = /^platform:/

/** Every permission that a role of a company can hold. */
export const grantablePermissions = (): Permission[] => allPermissions().filter((key) => !PLATFORM.test(key))

/** Permissions of people who look after the platform; nobody else holds them. */
export const platformPermissions = (): Permission[] => allPermissions().filter((key) => PLATFORM.test(key))
