import { GROUPS, type Group, type Page } from './page'

/** Groups of the menu for daily work. */
export const DAILY: readonly string[] = ['工作台', '结算管理', '运单管理'] satisfies Group[]

/** Pages of every domain, as each declares them. */
const declared = import.meta.glob<readonly Page[]>('../features/*/pages.ts', { eager: true, import: 'pages' })

const groupOf = ({ menu }: Page): number => (menu ? GROUPS.indexOf(menu.group) : GROUPS.length)
const placeOf = ({ menu }: Page): number => menu?.place ?? 0

/** Every page of the frame in the order of the menu, then pages outside of it. */
export const pages: readonly Page[] = Object.values(declared)
  .flat()
  .sort((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))

/** Page of a path, or of one of its views. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path || page.views?.some((view) => `${page.path}/${view}` === path))
}
