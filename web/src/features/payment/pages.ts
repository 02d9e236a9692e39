import { type Page } from '../../shell/page'
import { LuBanknote, LuCalendarClock, LuReceipt } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/chain/payment',
    title: '付款',
    load: () => import('./payment/page'),
    menu: { group: '结算管理', place: 50, icon: LuBanknote },
    permission: 'chain:companypayment:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/payment/invoices',
    title: '发票',
    load: () => import('./invoice/page'),
    menu: { group: '结算管理', place: 60, icon: LuReceipt },
    permission: 'chain:companypayment:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/money/plans',
    title: '付款计划',
    load: () => import('./instalment/page'),
    menu: { group: '结算管理', place: 70, icon: LuCalendarClock },
    permission: 'chain:companypayment:get',
    roleTypes: ['COMPANY'],
  },
]
