import { HOME } from '../../shell/home'
import { AT_COMPANIES, type Page } from '../../shell/page'
import { LuChartColumn, LuHouse, LuLayoutDashboard } from '../../ui/icons'
import { VIEWS } from './phase-charts'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: HOME,
    title: '首页',
    load: () => import('./welcome/WelcomePage'),
    menu: { group: '工作台', place: 10, icon: LuHouse },
    shape: 'figures',
    roleTypes: AT_COMPANIES,
  },
  {
    path: '/board',
    title: '项目看板',
    load: () => import('./board/BoardPage'),
    menu: { group: '统计分析', place: 10, icon: LuLayoutDashboard },
    shape: 'figures',
    permission: 'chain:bi:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/bi',
    title: '项目图表',
    load: () => import('./phase-charts/PhaseChartsPage'),
    menu: { group: '统计分析', place: 20, icon: LuChartColumn },
    shape: 'figures',
    permission: 'chain:bi:get',
    views: VIEWS,
    roleTypes: ['COMPANY'],
  },
]
