import { VIEWS } from '../features/insight/phase-charts'
import { LuChartColumn, LuLayoutDashboard } from '../ui/icons'
import type { Page } from './page'
import { RoleType } from './roleTypes'

/** The pages of figures about projects, in the order of the menu. */
export const insightPages: readonly Page[] = [
  {
    path: '/board',
    title: '项目看板',
    load: () => import('../features/insight/board/BoardPage'),
    menu: { group: '统计分析', icon: LuLayoutDashboard },
    permission: 'chain:bi:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/bi',
    title: '项目图表',
    load: () => import('../features/insight/phase-charts/PhaseChartsPage'),
    menu: { group: '统计分析', icon: LuChartColumn },
    permission: 'chain:bi:get',
    views: VIEWS,
    roleTypes: [RoleType.company],
  },
]
