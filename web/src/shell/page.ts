import type { ComponentType } from 'react'
import type { IconType } from '../ui/icons'
import { RoleType } from './roleTypes'

/** One page inside the frame. */
export interface Page {
  path: string
  /** The last parts that its address may have, each a view of the same page: /chain/bi/output. */
  views?: readonly string[]
  title: string
  load: () => Promise<{ default: ComponentType }>
  /** Stands in the menu under this group; without it the page is reached by links only. */
  menu?: {
    group: string
    icon: IconType
    /** Whose menu it stands in; of all that see the page unless given. */
    roleTypes?: readonly number[]
  }
  /** The permission without which the menu hides the page and the page says 403; of several, one is enough. */
  permission?: string | readonly string[]
  /** The role types that the page is for; captains and companies, whose business this is, unless given. */
  roleTypes?: readonly number[]
}

const BUSINESS: readonly number[] = [RoleType.captain, RoleType.company]
/** Who works for a company, be it a builder or a dump site. */
export const STAFF: readonly number[] = [RoleType.company, RoleType.enterprise]
/** Whoever works for a company or drives for one: all but the platform's own desk. */
export const AT_COMPANIES: readonly number[] = [...BUSINESS, RoleType.enterprise]
/** The platform's own desk, which sees no business of companies. */
export const DESK: readonly number[] = [RoleType.platform]
export const EVERYBODY: readonly number[] = Object.values(RoleType)

export function isVisible(page: Page, who: { roleType: number; permissions: readonly string[] }): boolean {
  if (!(page.roleTypes ?? BUSINESS).includes(who.roleType)) return false
  return !page.permission || [page.permission].flat().some((key) => who.permissions.includes(key))
}
