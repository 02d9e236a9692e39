import { DESK, type Page } from '../../shell/page'
import { LuBookA, LuBookMarked, LuCalendarRange, LuHardHat, LuLayers, LuMapPin } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/platform/dictionaries',
    title: '平台字典',
    load: () => import('./dictionary/platform/page'),
    menu: { group: '平台运营', place: 40, icon: LuBookMarked },
    permission: 'platform:dictionary:edit',
    roleTypes: DESK,
  },
  {
    path: '/base/projects',
    title: '项目',
    load: () => import('./project/page'),
    menu: { group: '基础资料', place: 10, icon: LuHardHat },
    permission: 'chain:project:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/phases',
    title: '项目分期',
    load: () => import('./phase/page'),
    menu: { group: '基础资料', place: 20, icon: LuCalendarRange },
    permission: 'chain:project:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/sites',
    title: '渣土场',
    load: () => import('./site/page'),
    menu: { group: '基础资料', place: 30, icon: LuMapPin },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/soils',
    title: '土质',
    load: () => import('./soil/page'),
    menu: { group: '基础资料', place: 40, icon: LuLayers },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/dictionaries',
    title: '字典',
    load: () => import('./dictionary/page'),
    menu: { group: '基础资料', place: 120, icon: LuBookA },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
]
