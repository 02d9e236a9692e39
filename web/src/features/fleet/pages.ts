import { type Page } from '../../shell/page'
import { LuCarFront, LuClipboardList, LuConstruction, LuContact, LuFileCheck2, LuIdCard } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/chain/fleet/tasks',
    title: '任务申请',
    load: () => import('./task/page'),
    menu: { group: '价格管理', place: 30, icon: LuClipboardList },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/own/fleet',
    title: '我的车队',
    shape: 'form',
    load: () => import('./paper/own-fleet/page'),
    menu: { group: '工作台', place: 60, icon: LuCarFront },
    roleTypes: ['CAPTAIN'],
  },
  {
    path: '/base/captains',
    title: '车队长',
    load: () => import('./captain/list/page'),
    menu: { group: '基础资料', place: 50, icon: LuIdCard },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/drivers',
    title: '司机',
    load: () => import('./driver/page'),
    menu: { group: '基础资料', place: 60, icon: LuContact },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/trucks',
    title: '车辆',
    load: () => import('./truck/page'),
    menu: { group: '基础资料', place: 100, icon: LuCarFront },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/machines',
    title: '机械',
    load: () => import('./machine/page'),
    menu: { group: '基础资料', place: 110, icon: LuConstruction },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/papers',
    title: '证件',
    load: () => import('./paper/page'),
    menu: { group: '基础资料', place: 105, icon: LuFileCheck2 },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
]
