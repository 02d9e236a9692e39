import {
  LuCalendarDays,
  LuCalendarRange,
  LuScale,
  LuTicketCheck,
  LuTicketMinus,
  LuTicketPlus,
  LuTickets,
  LuWarehouse,
} from '../ui/icons'
import type { Page } from './page'
import { RoleType } from './roleTypes'

/** The pages of tickets, in the order of the menu. */
export const ticketPages: readonly Page[] = [
  {
    path: '/ticket/stock',
    title: '票据库存',
    load: () => import('../features/ticket/stock/StockPage'),
    menu: { group: '票据', icon: LuWarehouse },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/purchases',
    title: '购票',
    load: () => import('../features/ticket/purchase/PurchaseListPage'),
    menu: { group: '票据', icon: LuTicketPlus },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/collections',
    title: '领票',
    load: () => import('../features/ticket/collection/CollectionListPage'),
    menu: { group: '票据', icon: LuTicketCheck },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/refunds',
    title: '退票',
    load: () => import('../features/ticket/refund/RefundListPage'),
    menu: { group: '票据', icon: LuTicketMinus },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/useTicketsDay/index',
    title: '按日用票',
    load: () => import('../features/ticket/stat/DayStatPage'),
    menu: { group: '票据', icon: LuCalendarDays },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/entries',
    title: '票据流水',
    load: () => import('../features/ticket/entry/EntryListPage'),
    menu: { group: '票据', icon: LuTickets },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/useTicketsMonth/index',
    title: '按月用票',
    load: () => import('../features/ticket/stat/MonthStatPage'),
    menu: { group: '票据', icon: LuCalendarRange },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/reconcile',
    title: '与渣土场对账',
    load: () => import('../features/ticket/reconciliation/ReconciliationListPage'),
    menu: { group: '票据', icon: LuScale },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
]
