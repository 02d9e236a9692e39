const labels = new Map<string, string>()

/** Adds permissions, each with its Chinese label, to those that can be held; whoever defines some adds them to PermissionLabels too. */
export function definePermissions<const Labels extends Readonly<Record<string, string>>>(added: Labels): Labels {
  for (const [key, label] of Object.entries(added)) {
    if (labels.has(key)) throw new Error(`${key} is defined twice`)
    labels.set(key, label)
  }
  return added
}

/** Every permission key with its label: each domain adds its own, so that only a key of one of them compiles. */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface PermissionLabels {}

export type Permission = keyof PermissionLabels

/** What a permission is called. */
export const labelOf = (permission: Permission): string => labels.get(permission) ?? permission

/** Every permission that is loaded. */
export const allPermissions = (): Permission[] => [...labels.keys()].filter((key): key is Permission => labels.has(key))
