import { type Page } from '../../shell/page'
import { LuBadgeJapaneseYen, LuCircleDollarSign, LuGrid3X3 } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/chain/price/direct',
    title: '直付价',
    load: () => import('./direct-pay-price/PriceListPage'),
    menu: { group: '价格管理', place: 10, icon: LuBadgeJapaneseYen },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/chain/price/coverage',
    title: '直付价覆盖',
    load: () => import('./direct-pay-price/coverage/CoveragePage'),
    menu: { group: '价格管理', place: 20, icon: LuGrid3X3 },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/base/prices',
    title: '项目单价',
    load: () => import('./project-price/page'),
    menu: { group: '基础资料', place: 70, icon: LuCircleDollarSign },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
]
