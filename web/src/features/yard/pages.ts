import type { Page } from '../../shell/page'
import { LuTruck, LuWarehouse } from '../../ui/icons'

/** Pages of a dump site's desk. */
export const pages: readonly Page[] = [
  {
    path: '/yard/arrivals',
    title: '到场车次',
    load: () => import('./arrival/page'),
    menu: { group: '工作台', place: 20, icon: LuTruck },
    permission: 'chain:yard:get',
    roleTypes: ['ENTERPRISE'],
  },
  {
    path: '/yard/sites',
    title: '我的场地',
    load: () => import('./yard-site/page'),
    menu: { group: '工作台', place: 30, icon: LuWarehouse },
    permission: 'chain:yard:get',
    roleTypes: ['ENTERPRISE'],
  },
]
