import { LuBanknote, LuCalendarClock, LuFolderCheck, LuReceipt } from '../ui/icons'
import type { Page } from './page'
import { RoleType } from './roleTypes'

/** The pages of payments, invoices and what proves settlements, in the order of the menu. */
export const paymentPages: readonly Page[] = [
  {
    path: '/chain/payment',
    title: '付款',
    load: () => import('../features/payment/payment/PaymentListPage'),
    menu: { group: '结算管理', icon: LuBanknote },
    permission: 'chain:companypayment:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/payment/invoices',
    title: '发票',
    load: () => import('../features/payment/invoice/InvoiceListPage'),
    menu: { group: '结算管理', icon: LuReceipt },
    permission: 'chain:companypayment:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/money/plans',
    title: '付款计划',
    load: () => import('../features/payment/instalment/InstalmentListPage'),
    menu: { group: '结算管理', icon: LuCalendarClock },
    permission: 'chain:companypayment:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/money/papers',
    title: '结算资料',
    load: () => import('../features/settlement/paper/PaperListPage'),
    menu: { group: '结算管理', icon: LuFolderCheck },
    permission: 'chain:garbagecustomersales:get',
    roleTypes: [RoleType.company],
  },
]
