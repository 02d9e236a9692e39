import type { ComponentType } from 'react'
import type { RoleType } from '../gql/types.generated'
import type { IconType } from '../ui/icons'

/** Outline of a page: a list below its search, figures above a chart, or fields below each other. */
export type Shape = 'list' | 'figures' | 'form'

/** Groups of the menu in order; the first one is for the desk alone. */
export const GROUPS = [
  '平台运营',
  '工作台',
  '结算管理',
  '运单管理',
  '票据',
  '价格管理',
  '统计分析',
  '基础资料',
  '系统管理',
] as const
export type Group = (typeof GROUPS)[number]

/** Page in the frame. */
export interface Page {
  path: string
  /** Last parts of its address, each a view of the page, as in /chain/bi/output. */
  views?: readonly string[]
  title: string
  /** Outline in place of the page until its code is loaded; by default that of a list. */
  shape?: Shape
  load: () => Promise<{ default: ComponentType }>
  /** Group and place in the menu; a page without them is only reached by links. */
  menu?: {
    group: Group
    /** Place among all pages of its group, those of other domains included. */
    place: number
    icon: IconType
    /** Role types with the page in their menu; by default all who may see the page. */
    roleTypes?: readonly RoleType[]
  }
  /** Permission without which the menu hides the page and the page shows 403; one of several is enough. */
  permission?: string | readonly string[]
  /** Role types that may see the page; by default captains and companies. */
  roleTypes?: readonly RoleType[]
}

const BUSINESS: readonly RoleType[] = ['CAPTAIN', 'COMPANY']
/** Role types of people who work for a company or a dump site. */
export const STAFF: readonly RoleType[] = ['COMPANY', 'ENTERPRISE']
/** Role types of people who work or drive for a company. */
export const AT_COMPANIES: readonly RoleType[] = [...BUSINESS, 'ENTERPRISE']
/** Role type of the platform's desk, which sees no business of companies. */
export const DESK: readonly RoleType[] = ['PLATFORM']
export const EVERYBODY: readonly RoleType[] = [...AT_COMPANIES, 'DRIVER', 'OPERATOR', 'PLATFORM']

export function isVisible(page: Page, who: { roleType: RoleType; permissions: readonly string[] }): boolean {
  if (!(page.roleTypes ?? BUSINESS).includes(who.roleType)) return false
  return !page.permission || [page.permission].flat().some((key) => who.permissions.includes(key))
}
